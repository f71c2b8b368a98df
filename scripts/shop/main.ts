import { stopPrograms } from './child-processes.ts'
import { Failure } from './failure.ts'

/** Runs a script to its end: prints a Failure as its message alone, and stops everything that the script started. */
export async function main(script: () => Promise<number | undefined>): Promise<void> {
  let ended = false
  const end = async (code: number) => {
    if (ended) return
    ended = true
    await stopPrograms()
    process.exit(code)
  }
  process.on('SIGINT', () => void end(130))
  process.on('SIGTERM', () => void end(143))
  try {
    await end((await script()) ?? 0)
  } catch (error) {
    if (ended) return
    console.error(error instanceof Failure ? `\n${error.message}\n` : error)
    await end(1)
  }
}
