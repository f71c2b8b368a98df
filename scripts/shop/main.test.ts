import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fromRoot } from './layout.ts'

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A script that starts a program, which writes its own process and its parent's into the file `running`. */
const script = (folder: string) => `
  import { writeFileSync } from 'node:fs'
  import { setImmediate } from 'node:timers/promises'
  import { startProgram } from '../../scripts/shop/child-processes.ts'
  import { main } from '../../scripts/shop/main.ts'
  const program = \`
    require('node:fs').writeFileSync(\${JSON.stringify(${JSON.stringify(join(folder, 'running'))})}, process.pid + ' ' + process.ppid)
    setInterval(() => undefined, 1000)\`
  await main(
    { name: 'waits', options: {} },
    () => {
      startProgram({ name: 'program of a test', command: process.execPath, args: ['-e', program] }, () => undefined)
      return new Promise(() => undefined)
    },
    async () => {
      console.log('Saving ...')
      console.error('Saving ...')
      await setImmediate()
      writeFileSync(${JSON.stringify(join(folder, 'saved'))}, '')
    },
  )`

test('closing the terminal saves the shop and stops all that was started', async () => {
  mkdirSync(fromRoot('.cache'), { recursive: true })
  const folder = mkdtempSync(fromRoot('.cache', 'terminal-'))
  const name = join('..', '.cache', folder.slice(fromRoot('.cache').length + 1), 'waits')
  writeFileSync(join(folder, 'waits.ts'), script(folder))
  const terminal = spawn('node', [fromRoot('scripts', 'run.mjs'), name], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(terminal, 'exit')
  const running = join(folder, 'running')
  await expect
    .poll(() => existsSync(running) && readFileSync(running, 'utf8'), { timeout: 60_000 })
    .toBeTruthy()
  const pids = readFileSync(running, 'utf8').split(' ').map(Number)
  onTestFinished(() => {
    for (const pid of pids) if (isRunning(pid)) process.kill(pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  terminal.stdout.destroy()
  terminal.stderr.destroy()
  terminal.kill('SIGHUP')
  expect(await exited).toEqual([129, null])
  expect(existsSync(join(folder, 'saved'))).toBe(true)
  expect(pids.filter(isRunning)).toEqual([])
}, 120_000)
