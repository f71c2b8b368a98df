import { describe, expect, test } from 'vitest'
import { watchedLines } from '../../functions/src/domain/log.ts'
import * as exported from '../../functions/src/index.ts'
import alerts from '../../monitoring/alerts.json' with { type: 'json' }
import metrics from '../../monitoring/metrics.json' with { type: 'json' }
import { answerOf, applyMonitoring, type Call } from './apply.ts'

const place = { project: 'shop-1', host: 'shop.example.org', email: 'ops@shop.example.org' }

/** A project's resources in memory, as Google's APIs keep them. */
function emptyProject() {
  const stored = new Map<string, object>()
  const call: Call = async (method, url, body) => {
    const { pathname, searchParams } = new URL(url)
    const kind = pathname.split('/').at(-1) ?? ''
    if (method === 'GET') {
      const inside = [...stored].filter(([name]) => name.slice(0, name.lastIndexOf('/')) === pathname)
      return {
        [kind]: inside.map(([name, resource]) => ({ ...resource, name: name.replace(/^\/v\d\//, '') })),
      }
    }
    const chosen = searchParams.get('serviceId') ?? searchParams.get('serviceLevelObjectiveId')
    const name = method === 'POST' ? `${pathname}/${chosen ?? stored.size}` : pathname
    if (method === 'POST' && stored.has(name)) return undefined
    if (method === 'PATCH' && !stored.has(name)) throw new Error(`${name} is not there`)
    const mask = searchParams.get('updateMask')
    if (mask && pathname.startsWith('/v1/')) throw new Error('dashboards are only replaced')
    const named = Object.entries({ ...body }).filter(([field]) => !mask || mask.split(',').includes(field))
    const resource = { ...(mask ? stored.get(name) : {}), ...Object.fromEntries(named) }
    stored.set(name, resource)
    return { ...resource, name: name.replace(/^\/v\d\//, '') }
  }
  return { stored, call }
}

test('a project gets every file once, however often it is applied', async () => {
  const { stored, call } = emptyProject()
  await applyMonitoring(call, place)
  const after = new Map(stored)
  const again = await applyMonitoring(call, place)
  expect([...stored.keys()]).toEqual([...after.keys()])
  expect(stored.size).toBe(metrics.length + alerts.length + 7)
  expect(again.every((line) => line.startsWith('changed: '))).toBe(true)
  const text = JSON.stringify([...stored])
  expect(text).not.toMatch(/"[^"]*\b(PROJECT|HOST)\b[^"]*":|projects\/PROJECT|"HOST"/)
  expect(text).toContain('projects/shop-1/notificationChannels/')
})

test('what somebody changed by hand stays where the files say nothing of it', async () => {
  const { stored, call } = emptyProject()
  await applyMonitoring(call, place)
  const made = [...stored].filter(([name]) => !/metrics|dashboards|wood-master$/.test(name))
  const byHand = { enabled: false, notificationChannels: ['theirs'] }
  for (const [name, resource] of made)
    stored.set(name, { displayName: Reflect.get(resource, 'displayName'), ...byHand })
  await applyMonitoring(call, place)
  for (const [name, resource] of made) {
    const ours = Reflect.get(resource, 'notificationChannels') ?? []
    const notificationChannels = ['theirs', ...ours]
    expect(stored.get(name)).toEqual({ ...resource, enabled: false, notificationChannels })
  }
})

test('what Google refuses is told, unless it only says that something is there already', async () => {
  const answered = (method: 'GET' | 'POST' | 'PATCH', status: number) =>
    answerOf(method, 'https://monitoring.test', new Response('There is no such metric yet', { status }))
  for (const method of ['GET', 'POST', 'PATCH'] as const)
    await expect(answered(method, 404)).rejects.toThrow('no such metric yet')
  await expect(answered('PATCH', 409)).rejects.toThrow('409')
  expect(await answered('POST', 409)).toBeUndefined()
  const { call } = emptyProject()
  const refusing: Call = async (method, url, body) =>
    method === 'POST' && url.endsWith('/alertPolicies') ? undefined : call(method, url, body)
  await expect(applyMonitoring(refusing, place)).rejects.toThrow('did not store')
})

const severities = ['DEFAULT', 'INFO', 'WARNING', 'ERROR', 'CRITICAL']
const term = /(NOT )?([\w.]+)(>=|=|<|:)(?:"([^"]*)"|(\S+))/g

/** Whether a log entry matches a filter of Cloud Logging, in the few forms that the files use. */
function matches(filter: string, entry: object): boolean {
  const known = [...filter.matchAll(term)]
  expect(known.map(([text]) => text).join(' ')).toBe(filter)
  return known.every(([, not, path = '', operator, quoted, bare = '']) => {
    const found: unknown = path.split('.').reduce<unknown>((of, name) => Object(of)[name], entry)
    const rank = (value: unknown) => (path === 'severity' ? severities.indexOf(String(value)) : Number(value))
    const holds = {
      '=': () => String(found) === (quoted ?? bare),
      ':': () => String(found ?? '').includes(quoted ?? bare),
      '>=': () => rank(found) >= rank(quoted ?? bare),
      '<': () => rank(found) < rank(quoted ?? bare),
    }[operator ?? '']
    return Boolean(holds?.()) !== Boolean(not)
  })
}

test('alerts and metrics look for lines that the shop writes', () => {
  const asked = [...JSON.stringify([alerts, metrics]).matchAll(/message=\\"([^"\\]+)/g)].map(
    ([, line]) => line,
  )
  expect([...new Set(asked)].sort()).toEqual(
    Object.values(watchedLines)
      .filter((line) => line !== watchedLines.loopHeld)
      .sort(),
  )
})

test('every schedule that does not run rings an alert', () => {
  const scheduled = Object.entries(exported).flatMap(([name, { __endpoint }]) =>
    'scheduleTrigger' in __endpoint ? [name] : [],
  )
  const awaited = metrics.filter(({ name }) =>
    alerts.some(({ conditions }) =>
      conditions.some((c) => 'conditionAbsent' in c && c.conditionAbsent.filter.includes(`user/${name}"`)),
    ),
  )
  expect(awaited.map(({ description }) => description)).toEqual(
    expect.arrayContaining(scheduled.map((name) => `Runs of ${name}`)),
  )
})

const entry = (service: string, line: object) => ({
  severity: 'INFO',
  ...line,
  resource: { type: 'cloud_run_revision', labels: { service_name: service } },
})

const rung = (line: object) =>
  alerts.flatMap(({ displayName, conditions }) =>
    conditions.flatMap((condition) =>
      'conditionMatchedLog' in condition && matches(condition.conditionMatchedLog.filter, line)
        ? [displayName]
        : [],
    ),
  )

describe('a fault rings exactly one alert', () => {
  // The platform logs a crash of a function, and a request that ended with 500, as an error of its service.
  test.each(Object.keys(exported))('a crash of %s', (name) => {
    const crash = { severity: 'ERROR', textPayload: 'Error: out of luck' }
    expect(rung(entry(name.toLowerCase(), crash))).toEqual([
      name === 'checkPayments' ? 'Money and orders differ' : 'Errors',
    ])
  })

  test.each([
    ['api', { message: 'request', route: '/stripe/webhook', status: 400 }, 'INFO', 'Webhooks are refused'],
    ['sendduemails', { message: 'mail given up', mailId: 'm' }, 'ERROR', 'Mail is given up'],
    ['sendnewmail', { message: 'mail given up', mailId: 'm' }, 'ERROR', 'Mail is given up'],
    ['sendduemails', { message: 'mails sent', oldestMinutes: 120 }, 'INFO', 'Mail waits for hours'],
    [
      'issuedueinvoices',
      { message: 'invoices written', oldestMinutes: 60 },
      'INFO',
      'Invoices wait for an hour',
    ],
    ['issuedueinvoices', { message: 'invoice could not be written' }, 'ERROR', 'Errors'],
    ['watchbudget', { message: watchedLines.budgetSpent }, 'WARNING', 'The budget is spent'],
    ['watchbudget', { message: watchedLines.budgetOverspent }, 'ERROR', 'The budget is overspent'],
    ['checkpayments', { message: 'payments checked', differences: [{}] }, 'ERROR', 'Money and orders differ'],
    ['api', { message: 'search engine silent' }, 'ERROR', 'Errors'],
    ['api', { message: 'event loop held', ms: 1000 }, 'CRITICAL', 'Errors'],
  ])('%s logs %o', (service, jsonPayload, severity, alert) => {
    expect(rung(entry(service, { severity, jsonPayload }))).toEqual([alert])
  })

  test('and a shop that is well rings none, nor does a caller of its webhook who hangs up', () => {
    const hungUp = { message: 'request', route: '/stripe/webhook', status: 499 }
    expect(rung(entry('api', { jsonPayload: hungUp }))).toEqual([])
    expect(rung(entry('api', { jsonPayload: { message: 'request', status: 200 } }))).toEqual([])
    for (const message of ['mails sent', 'invoices written'])
      expect(rung(entry('sendduemails', { jsonPayload: { message, oldestMinutes: 59 } }))).toEqual([])
  })
})

test.each([
  [200, true],
  [400, false],
  [499, false],
])('a webhook with status %i counts as taken: %s', (status, isTaken) => {
  const { filter = '' } = metrics.find(({ name }) => name === 'shop/webhooks') ?? {}
  const jsonPayload = { message: 'request', route: '/stripe/webhook', status }
  expect(matches(filter, entry('api', { jsonPayload }))).toBe(isTaken)
})
