import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { readOptions } from './cli-options.ts'
import { checkOptions } from './options.ts'
import { startPaperTill } from './start-paper-till.ts'

test('everything may be left out but a free port', async () => {
  const till = await startPaperTill({ port: 0 })
  const response = await fetch(`${till.url}/v1/events`, {
    headers: { authorization: 'Bearer sk_test_offline' },
  })
  expect(response.status).toBe(200)
  await till.close()
})

test.each([
  ['options', null],
  ['prot', { prot: 1 }],
  ['port', { port: '4242' }],
  ['port', { port: 70_000 }],
  ['host', { host: '' }],
  ['secretKey', { secretKey: 'pk_test_1' }],
  ['publishableKey', { publishableKey: 'sk_test_1' }],
  ['webhookEndpoints', { webhookEndpoints: 'http://localhost' }],
  ['webhookEndpoints', { webhookEndpoints: [{ url: 'localhost', secret: 'a' }] }],
  ['allowedOrigins', { allowedOrigins: ['shop'] }],
  ['anyVersion', { anyVersion: 'yes' }],
  ['settleMs', { settleMs: -1 }],
  ['searchLagMs', { searchLagMs: Number.NaN }],
  ['seed', { seed: 1.5 }],
])('%s is checked: %j', (name, options) => {
  expect(() => checkOptions(options)).toThrow(new RegExp(`${name}.*\\.$`))
})

test.each([
  [['--prot', '1'], /--prot/],
  [['--port'], /--port/],
  [['--port', 'x'], /'x' is not a port/],
  [['--webhook', 'localhost'], /'localhost'/],
  [['--origin', 'shop'], /allowedOrigins/],
  [['--secret-key', 'key'], /secretKey/],
  [['--seed', 'x'], /--seed/],
  [['start'], /start/],
])('the command line %j is refused with a sentence', (args, sentence) => {
  expect(() => checkOptions(readOptions(args, {}))).toThrow(sentence)
})

test('it listens to this machine alone unless --host says otherwise', async () => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === 'IPv4' && !each.internal)?.address
  const till = await startPaperTill({ port: 0, host: '0.0.0.0' })
  expect(till.url).toBe(`http://127.0.0.1:${till.port}`)
  expect((await fetch(`${till.url}/_stand-in/faults`)).status).toBe(200)
  if (outside) expect((await fetch(`http://${outside}:${till.port}/_stand-in/faults`)).status).toBe(200)
  await till.close()
  expect(readOptions(['--host', '0.0.0.0'], {})).toMatchObject({ host: '0.0.0.0' })
})
