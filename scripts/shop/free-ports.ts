import { once } from 'node:events'
import { connect } from 'node:net'
import { Failure } from './failure.ts'

/** Whether something on this machine listens on the port, over IPv4 or IPv6. */
export async function isTaken(port: number): Promise<boolean> {
  const tries = ['127.0.0.1', '::1'].map(async (host) => {
    const socket = connect({ port, host })
    await once(socket, 'connect').finally(() => socket.destroy())
  })
  return Promise.any(tries).then(
    () => true,
    () => false,
  )
}

/** Throws a Failure that names the ports in use. */
export async function requireFreePorts(wanted: Record<string, number>): Promise<void> {
  const taken: string[] = []
  for (const [name, port] of Object.entries(wanted)) {
    if (await isTaken(port)) taken.push(`${port} (${name})`)
  }
  if (taken.length === 0) return
  const [port, verb] = taken.length === 1 ? ['Port', 'is'] : ['Ports', 'are']
  throw new Failure(
    `${port} ${taken.join(', ')} ${verb} in use. Perhaps the shop is already running. Stop the program that listens there, then try again.`,
  )
}
