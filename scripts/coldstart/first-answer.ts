import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fromRoot } from '../shop/layout.ts'

/** Milliseconds from the start of a fresh Node process with this function to the first byte of its first answer. */
export async function firstAnswerMs(
  module: string,
  path: string,
  env: Record<string, string> = {},
): Promise<number> {
  const started = performance.now()
  const child = spawn(process.execPath, [fromRoot('scripts', 'coldstart', 'host.mjs'), module], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const port = await Promise.race([
      new Promise<string>((resolve) => {
        createInterface({ input: child.stdout }).on('line', (line) => {
          if (/^\d+$/.test(line)) resolve(line)
        })
      }),
      once(child, 'exit').then(() => {
        throw new Error(`${module} ended before it listened`)
      }),
    ])
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    const ms = performance.now() - started
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    await answer.arrayBuffer()
    return ms
  } finally {
    child.kill('SIGKILL')
  }
}

/** The middle one of an odd number of measurements. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
