import { fork } from 'node:child_process'
import { firstMessageOf } from '../shop/child-processes.ts'
import { fromRoot } from '../shop/layout.ts'

/** Runs a function's module in a fresh Node process as the platform would, passes on its address, then ends the process. */
export async function withHostedFunction<Value>(
  module: string,
  env: Record<string, string>,
  use: (url: string) => Promise<Value>,
): Promise<Value> {
  const child = fork(fromRoot('scripts', 'coldstart', 'host.mjs'), [module], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  })
  try {
    return await use(`http://127.0.0.1:${await firstMessageOf<number>(child)}`)
  } finally {
    child.kill('SIGKILL')
  }
}
