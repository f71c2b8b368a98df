import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const script = fileURLToPath(new URL('../test/support/held-loop.ts', import.meta.url))

/** How a process ends that holds its event loop or not, and what it wrote. */
async function endOf(what: 'hold' | 'wait') {
  const child = spawn(process.execPath, ['--import', 'tsx', script, what])
  let written = ''
  child.stderr.on('data', (part: Buffer) => {
    written += part.toString()
  })
  const [code, signal] = await once(child, 'close')
  return { code, signal, written }
}

it('ends a process whose event loop is held by a request, and logs the requests that were under way', async () => {
  const { signal, written } = await endOf('hold')
  expect(signal).toBe('SIGKILL')
  expect(JSON.parse(written)).toEqual({
    severity: 'CRITICAL',
    message: 'event loop held',
    ms: 400,
    requests: ['POST second'],
  })
}, 60_000)

it('leaves long requests alone that let others run, and whatever runs without any', async () => {
  expect(await endOf('wait')).toEqual({ code: 0, signal: null, written: '' })
}, 60_000)
