import { stopPrograms } from './child-processes.ts'
import { type CommandLine, type Ending, readCommandLine, type Said } from './command-line.ts'
import { Failure } from './failure.ts'

/** Ctrl-C, the wish of another program, and a terminal that was closed, with their exit codes. */
const endings = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const

function tell(error: unknown): void {
  console.error(error instanceof Failure ? `\n${error.message}\n` : error)
}

/** Runs a script to its end, prints a Failure as its message and stops what was started; Ctrl-C and closing the terminal wait for `onInterrupt` first. */
export async function runToEnd(
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
  for (const [signal, code] of endings) process.on(signal, () => void interrupt(code))
  // What a terminal that was closed no longer takes is no reason to leave the rest running.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  try {
    await end((await script()) ?? 0)
  } catch (error) {
    if (ended) return
    tell(error)
    await end(1)
  }
}

/** `runToEnd` for a script of its own, which takes no other words than its command line has. */
export const main = <const Options extends CommandLine['options']>(
  line: CommandLine<Options>,
  script: (said: Said<Options>) => Ending,
  onInterrupt?: () => Promise<void>,
): Promise<void> => runToEnd(() => script(readCommandLine(line, process.argv.slice(2))), onInterrupt)
