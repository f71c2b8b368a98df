import { Server as WebServer } from 'node:http'
import type { Server } from 'node:net'

/** Makes a server listen on localhost only and returns its port; 0 takes any free one. Rejects with `EADDRINUSE` if it is taken. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

/** Closes a server and its open connections. */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    if (server instanceof WebServer) server.closeAllConnections()
  })
}
