export interface StandInProgram {
  /** As the messages call it. */
  name: string
  port: number
  /** The environment variable that sets the port. */
  portVariable: string
  start(port: number): Promise<{ url: string; close(): Promise<void> }>
}

/** Runs a stand-in as a program of its own: says where it listens, and ends cleanly when told to. */
export async function runStandIn({ name, port, portVariable, start }: StandInProgram): Promise<void> {
  try {
    const standIn = await start(port)
    console.log(`${name}: ${standIn.url}`)
    const stop = async () => {
      await standIn.close()
      process.exit(0)
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  } catch (error) {
    const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    const reason = error instanceof Error ? error.message : String(error)
    console.error(
      inUse
        ? `Port ${port} is in use; stop what listens there, or set ${portVariable} to another port.`
        : `The ${name} could not start: ${reason}`,
    )
    process.exit(1)
  }
}
