import { stopPrograms } from './child-processes.ts'
import { Failure } from './failure.ts'

function tell(error: unknown): void {
  console.error(error instanceof Failure ? `\n${error.message}\n` : error)
}

/** The exit code of a script or command; 0 where it says nothing. */
export type Ending = Promise<number> | Promise<void>

/** Runs a script to its end, prints a Failure as its message and stops what was started; Ctrl-C waits for `onInterrupt` first. */
export async function main(
  script: () => Ending,
  onInterrupt: () => Promise<void> = async () => undefined,
): Promise<void> {
  let ended = false
  const end = async (code: number) => {
    if (ended) return
    ended = true
    await stopPrograms()
    process.exit(code)
  }
  let interrupted = false
  const interrupt = async (code: number) => {
    if (interrupted) return
    interrupted = true
    await onInterrupt().catch(tell)
    await end(code)
  }
  process.on('SIGINT', () => void interrupt(130))
  process.on('SIGTERM', () => void interrupt(143))
  try {
    await end((await script()) ?? 0)
  } catch (error) {
    if (ended) return
    tell(error)
    await end(1)
  }
}
