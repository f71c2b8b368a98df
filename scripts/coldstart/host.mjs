// What the platform does with a function: load the module, listen, hand requests to the export. Says its port when it does.
import { createServer } from 'node:http'
import { pathToFileURL } from 'node:url'

const { api } = await import(pathToFileURL(process.argv[2] ?? '').href)
const server = createServer((request, response) => void api(request, response))
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`))
