import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.ts'
import { logFolder, root } from './layout.ts'

export interface Command {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
}

interface Running {
  child: ChildProcess
  exited: Promise<void>
}

const patienceMs = 20_000
const running: Running[] = []

/** Starts a long-running program, its output in a log file. Calls `onExit` when it ends by itself. */
export function startProgram(command: Command, onExit: (failure: Failure) => void): void {
  mkdirSync(logFolder, { recursive: true })
  const log = join(logFolder, `${command.name}.log`)
  const output = createWriteStream(log)
  const child = spawn(command.command, command.args, {
    cwd: root,
    env: { ...process.env, ...command.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  child.stdout?.pipe(output, { end: false })
  child.stderr?.pipe(output, { end: false })
  const exited = once(child, 'exit').then(() => {
    running.splice(running.indexOf(entry), 1)
    const where = log.slice(root.length + 1)
    onExit(new Failure(`The ${command.name} stopped unexpectedly. Its last output is in ${where}.`))
  })
  const entry: Running = { child, exited }
  running.push(entry)
}

function signal({ child }: Running, name: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, name)
  } catch {
    // Gone already.
  }
}

/** Asks every started program to end, and ends those that don't within twenty seconds. */
export async function stopPrograms(): Promise<void> {
  const stopping = [...running]
  // The whole group, as Ctrl-C in a terminal would: npm does not pass signals on.
  for (const entry of stopping) signal(entry, 'SIGINT')
  const timer = setTimeout(() => {
    for (const entry of stopping) signal(entry, 'SIGKILL')
  }, patienceMs)
  await Promise.all(stopping.map((entry) => entry.exited))
  clearTimeout(timer)
  // Whatever a program left behind in its group goes too.
  for (const entry of stopping) signal(entry, 'SIGKILL')
}

/** Runs a program to its end and returns its exit code; its output goes to the terminal. */
export async function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return code ?? 1
}

/** The first message of a script that was forked. Throws when it ends without one. */
export async function firstMessageOf<Message>(child: ChildProcess): Promise<Message> {
  const ended = once(child, 'exit').then(() =>
    Promise.reject(new Error('A script ended before it was ready.')),
  )
  const [message] = await Promise.race([once(child, 'message'), ended])
  ended.catch(() => undefined)
  return message
}
