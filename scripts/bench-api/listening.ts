import { fork } from 'node:child_process'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fromRoot } from '../shop/layout.ts'

export async function listen(app: RequestListener): Promise<{ url: string; close: () => void }> {
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

/** Runs a file of this folder in a process of its own and waits for the message that says where it listens. */
export async function forked<Message>(
  file: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ message: Message; stop: () => void }> {
  const child = fork(fromRoot('scripts', 'bench-api', file), { execArgv: ['--import', 'tsx'], env })
  const message = await new Promise<Message>((resolve, reject) => {
    child.once('message', (sent) => resolve(sent as Message))
    child.once('exit', () => reject(new Error('The servers of the benchmark stopped unexpectedly.')))
  })
  return { message, stop: () => child.disconnect() }
}
