import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { formOf } from '../browser/api-call.ts'
import { valueAt } from '../json.ts'
import { namesIn } from '../wire/params.ts'
import { filled, type Scenario, type ScenarioStep } from './scenarios.ts'

/** One of the two that are compared. */
export interface Side {
  url: string
  key: string
}

export interface Comparison {
  /** How many calls each side got. */
  calls: number
  /** One sentence for each difference. */
  differences: string[]
}

interface Heard {
  status: number
  body: unknown
}

/** Parts that differ between any two accounts, or that are in words of our own. */
const ofTheAccount = new Set(
  namesIn(`authorization_code available_on calculated_statement_descriptor charge_count doc_url exchange_rate fee
    fee_details fingerprint invoice_prefix message net network_transaction_id next_invoice_sequence
    payment_method_configuration_details pending_webhooks request_log_url risk_score seller_message`),
)
const ids = /\b[a-z]+_(?=[a-z]*[A-Z0-9])[A-Za-z0-9]{14,}(_secret_\w+)?/g
const isDate = (value: number) => value > 1_000_000_000 && value < 5_000_000_000

/** A value that can be compared between two accounts: ids, dates, addresses and their own parts are only there or not. */
function comparable(name: string, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (typeof value === 'string')
    return ofTheAccount.has(name) || /^https?:/.test(value) ? '…' : value.replaceAll(ids, '…')
  if (typeof value === 'number' && isDate(value)) return '…'
  return ofTheAccount.has(name) ? '…' : value
}

/** Every leaf of a body: its path, with what can be compared of it. */
function leavesOf(body: unknown, at = '', found = new Map<string, unknown>()): Map<string, unknown> {
  const name = at.split('.').at(-1) ?? ''
  const isLeaf = typeof body !== 'object' || body === null || ofTheAccount.has(name)
  if (isLeaf) return found.set(at, comparable(name, body))
  if (Object.keys(body).length === 0) found.set(at, Array.isArray(body) ? '[]' : '{}')
  for (const [part, value] of Object.entries(body)) leavesOf(value, at ? `${at}.${part}` : part, found)
  return found
}

const shown = (value: unknown) => JSON.stringify(value)

/** What differs between two bodies: what only one of them has, and what has another value. */
function bodyDifferences(here: unknown, there: unknown): string[] {
  const [ours, theirs] = [leavesOf(here), leavesOf(there)]
  const differences: string[] = []
  for (const path of new Set([...ours.keys(), ...theirs.keys()])) {
    const [mine, other] = [ours.get(path), theirs.get(path)]
    if (!theirs.has(path)) differences.push(`shape: '${path}' is ${shown(mine)} here and not there`)
    else if (!ours.has(path)) differences.push(`shape: '${path}' is missing here and ${shown(other)} there`)
    else if (!isDeepStrictEqual(mine, other))
      differences.push(`state: '${path}' is ${shown(mine)} here and ${shown(other)} there`)
  }
  return differences
}

async function ask(
  { url, key }: Side,
  step: Pick<ScenarioStep, 'method' | 'path' | 'form' | 'headers'>,
): Promise<Heard> {
  const form = formOf(step.form ?? {}).toString()
  const isPost = step.method === 'post'
  const response = await fetch(`${url}${step.path}${isPost || form === '' ? '' : `?${form}`}`, {
    method: step.method.toUpperCase(),
    headers: {
      ...step.headers,
      authorization: `Bearer ${key}`,
      ...(isPost ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(isPost ? { body: form } : {}),
  })
  return { status: response.status, body: await response.json() }
}

/** One walk through a scenario on one side. */
class Walk {
  readonly side: Side
  private readonly names = new Map<string, string>()
  private readonly ids = new Set<string>()
  private readonly began: number

  constructor(side: Side, began: number) {
    this.side = side
    this.began = began
  }

  async take(step: ScenarioStep): Promise<Heard> {
    const path = String(filled(step.path, this.names))
    const form = filled(step.form ?? {}, this.names) as ScenarioStep['form']
    const heard = await ask(this.side, { ...step, path, ...(form ? { form } : {}) })
    for (const [name, at] of Object.entries(step.keeps ?? {}))
      this.names.set(name, String(valueAt(heard.body, at)))
    for (const id of JSON.stringify(heard.body).match(ids) ?? []) this.ids.add(id)
    return heard
  }

  /** The events of what this walk has touched, once no more come: each type with what it says had changed. */
  async events(pollMs: number): Promise<string[]> {
    let before = -1
    while (true) {
      const { body } = await ask(this.side, {
        method: 'get',
        path: '/v1/events',
        form: { limit: 100, created: { gte: this.began } },
      })
      const data = valueAt(body, 'data')
      const ours = (Array.isArray(data) ? data : []).filter((event: unknown) =>
        this.ids.has(String(valueAt(event, 'data.object.id'))),
      )
      if (ours.length === before) return ours.map(eventText).toSorted()
      before = ours.length
      await delay(pollMs)
    }
  }
}

function eventText(event: unknown): string {
  const previous = valueAt(event, 'data.previous_attributes')
  const changed =
    previous === undefined ? '' : ` (previous: ${shown(Object.fromEntries(leavesOf(previous)))})`
  return `${valueAt(event, 'type')}${changed}`
}

function onlyIn(events: string[], others: string[]): string[] {
  const left = [...others]
  return events.filter((event) => {
    const at = left.indexOf(event)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Walks scenarios through both sides, call by call, and says every difference in shape, state and events. */
export async function compare(
  scenarios: Scenario[],
  here: Side,
  there: Side,
  pollMs = 3_000,
): Promise<Comparison> {
  const differences: string[] = []
  let calls = 0
  for (const { name, steps } of scenarios) {
    const began = Math.floor(Date.now() / 1000) - 1
    const [ours, theirs] = [new Walk(here, began), new Walk(there, began)]
    for (const step of steps) {
      calls += 1
      const [mine, other] = await Promise.all([ours.take(step), theirs.take(step)])
      const found = bodyDifferences(mine.body, other.body)
      if (mine.status !== other.status) found.unshift(`status: ${mine.status} here and ${other.status} there`)
      differences.push(...found.map((difference) => `${name}, ${step.name}: ${difference}`))
    }
    const [heard, told] = await Promise.all([ours.events(pollMs), theirs.events(pollMs)])
    differences.push(
      ...onlyIn(heard, told).map((event) => `${name}: events: ${event} here and not there`),
      ...onlyIn(told, heard).map((event) => `${name}: events: ${event} there and not here`),
    )
  }
  return { calls, differences }
}
