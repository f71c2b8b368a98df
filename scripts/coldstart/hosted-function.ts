import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fromRoot } from '../shop/layout.ts'

/** Runs a function's module in a fresh Node process as the platform would, passes on its address, then ends the process. */
export async function withHostedFunction<Value>(
  module: string,
  env: Record<string, string>,
  use: (url: string) => Promise<Value>,
): Promise<Value> {
  const child = spawn(process.execPath, [fromRoot('scripts', 'coldstart', 'host.mjs'), module], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const listening = new Promise<string>((resolve) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (/^\d+$/.test(line)) resolve(line)
      })
    })
    const ended = once(child, 'exit').then(() => {
      throw new Error(`${module} ended before it listened`)
    })
    const port = await Promise.race([listening, ended])
    ended.catch(() => undefined)
    return await use(`http://127.0.0.1:${port}`)
  } finally {
    child.kill('SIGKILL')
  }
}
