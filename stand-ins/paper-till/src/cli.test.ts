import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { startTestShop, type TestShop } from './testing/start-test-shop.ts'

let shop: TestShop | undefined
afterEach(() => shop?.close())

/** Runs the stand-in as a process of its own; resolves at its first line. */
async function run(port: number) {
  const main = fileURLToPath(new URL('./cli.ts', import.meta.url))
  const process_ = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { ...process.env, PAPER_TILL_PORT: String(port), STRIPE_WEBHOOK_URL: 'http://127.0.0.1:9/' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(process_, 'exit').then(([code]) => code as number | null)
  const line = await new Promise<string>((resolve) => {
    process_.stdout.once('data', (chunk) => resolve(String(chunk)))
    process_.stderr.once('data', (chunk) => resolve(String(chunk)))
  })
  return { line, exit, stop: (signal: NodeJS.Signals) => process_.kill(signal) }
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'it says where it listens and stops cleanly on %s',
  async (signal) => {
    const standIn = await run(0)
    const [url = ''] = /http:\/\/[\w.:]+/.exec(standIn.line) ?? []
    expect((await fetch(`${url}/_stand-in/faults`)).status).toBe(200)
    standIn.stop(signal)
    expect(await standIn.exit).toBe(0)
  },
  30_000,
)

test('a port in use is said in one sentence, with exit code 1', async () => {
  shop = await startTestShop()
  const second = await run(shop.standIn.port)
  expect(second.line).toContain(`${shop.standIn.port}`)
  expect(second.line.trim().split('\n')).toHaveLength(1)
  expect(await second.exit).toBe(1)
}, 30_000)
