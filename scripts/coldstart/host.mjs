// What the platform does with a function: load the module, listen, pass requests to the export. Says its port once it listens.
import { createServer } from 'node:http'
import { pathToFileURL } from 'node:url'

const { api } = await import(pathToFileURL(process.argv[2] ?? '').href)
const server = createServer((request, response) => void api(request, response))
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
