import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const run = promisify(execFile)
const packageFolder = dirname(dirname(fileURLToPath(import.meta.url)))
/** Where a package of the workspace lies, seen from here. */
const installed = (name: string) => {
  const main = createRequire(import.meta.url).resolve(name)
  const part = join('node_modules', name)
  return main.slice(0, main.lastIndexOf(part) + part.length)
}

let folder: string
let broughtAlong: string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'empty-folder-'))
  if (!existsSync(join(packageFolder, 'types', 'index.d.ts')))
    await run('npm', ['run', 'build:types'], { cwd: packageFolder })
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: packageFolder })
  const [tarball = ''] = await readdir(folder)
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  // Nothing may be fetched: what the package needs is inside.
  const quiet = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts']
  await run('npm', ['install', ...quiet, join(folder, tarball)], { cwd: folder })
  broughtAlong = await readdir(join(folder, 'node_modules'))
  await symlink(installed('stripe'), join(folder, 'node_modules', 'stripe'))
}, 180_000)
afterAll(() => rm(folder, { recursive: true }))

/** Starts the command as its user would; resolves at its first line. */
async function start(args: string[]) {
  const child = spawn('npx', ['--no-install', 'paper-till', ...args], { cwd: folder, detached: true })
  const exit = once(child, 'exit')
  const [line] = await once(child.stdout, 'data')
  const stop = async () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await exit
  }
  return { url: /http:\/\/[\w.:]+/.exec(String(line))?.[0] ?? '', stop }
}

describe('the packed package, in an empty folder', () => {
  test('brings everything along and depends on nothing', async () => {
    expect(broughtAlong).toEqual(['.bin', '.package-lock.json', 'paper-till'])
    const inside = await readdir(join(folder, 'node_modules', 'paper-till'))
    expect(inside.toSorted()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'bin',
      'dist',
      'package.json',
      'scenarios.json',
      'types',
    ])
  })

  test('is started by npx and driven by the official SDK and by its own Stripe.js', async () => {
    const till = await start(['--port', '0'])
    await writeFile(
      join(folder, 'drive.mjs'),
      `import vm from 'node:vm'
      import Stripe from 'stripe'
      const { hostname: host, port, origin } = new URL(process.argv[2])
      const stripe = new Stripe('sk_test_offline', { host, port, protocol: 'http' })
      const made = await stripe.paymentIntents.create({ amount: 1000, currency: 'usd' })

      class HTMLScriptElement { src = origin + '/stripe.js'; dataset = {} }
      const window = { location: { origin } }
      const document = { currentScript: new HTMLScriptElement() }
      const script = await (await fetch(origin + '/stripe.js')).text()
      vm.runInNewContext(script, { window, document, HTMLScriptElement, fetch, URL, URLSearchParams, Object, Error, TypeError })
      const browser = window.Stripe('pk_test_offline')
      const { paymentIntent } = await browser.confirmCardPayment(made.client_secret, { payment_method: 'pm_card_visa' })
      const sentence = await browser.confirmPayment({}).catch((error) => error.message)

      const refund = await stripe.refunds.create({ payment_intent: made.id, amount: 400 })
      const { data } = await stripe.events.list()
      console.log(JSON.stringify({ status: paymentIntent.status, refunded: refund.amount, sentence, events: data.length }))`,
    )
    const { stdout } = await run(process.execPath, ['drive.mjs', till.url], { cwd: folder })
    await till.stop()
    expect(JSON.parse(stdout)).toMatchObject({
      status: 'succeeded',
      refunded: 400,
      sentence: expect.stringContaining('paper-till does not support stripe.confirmPayment()'),
      events: expect.any(Number),
    })
  }, 60_000)

  test('is imported and typed like any package', async () => {
    await writeFile(
      join(folder, 'shop.ts'),
      `import { type PaperTill, startPaperTill } from 'paper-till'
      const till: PaperTill = await startPaperTill({ port: 0, secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookEndpoints: [] })
      till.addRule({ on: 'POST /v1/refunds', do: 'response_lost', times: 1 })
      // @ts-expect-error There is no such fault.
      till.addRule({ on: 'POST /v1/refunds', do: 'explode' })`,
    )
    const tsc = join(installed('typescript'), 'bin', 'tsc')
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2022']
    await run(process.execPath, [tsc, ...options, 'shop.ts'], { cwd: folder })
    const program = `const { startPaperTill } = await import('paper-till')
      const till = await startPaperTill({ port: 0, secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookEndpoints: [] })
      console.log((await fetch(till.url + '/v1/events', { headers: { authorization: 'Bearer sk_test_1' } })).status)
      await till.close()`
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], { cwd: folder })
    expect(stdout.trim()).toBe('200')
  }, 120_000)
})
