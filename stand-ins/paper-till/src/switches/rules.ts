import { seededChance } from './chance.ts'

/** What can happen to a call of the API. */
export const callFaults = [
  'error_500',
  'stored_500',
  'error_503',
  'conflict_409',
  'rate_limit_429',
  'lock_timeout_429',
  'dropped',
  'response_lost',
  'slow',
] as const
/** What can happen to a webhook. */
export const webhookFaults = ['late', 'twice', 'lost', 'held'] as const

export type CallFault = (typeof callFaults)[number]
export type WebhookFault = (typeof webhookFaults)[number]

/** One thing that goes wrong, where, how often and how likely. */
export interface FaultRule {
  /** `POST /v1/refunds` for calls that begin so (`*` for one part of the path), `webhook charge.*` for events. */
  on: string
  do: CallFault | WebhookFault
  /** How many matching calls pass unharmed first. */
  skip?: number
  /** How often it then happens; for ever where left out. */
  times?: number
  /** From 0 to 1; always where left out. */
  chance?: number
  /** Milliseconds, for `slow` and `late`. */
  ms?: number
}

const webhookPrefix = 'webhook '

function patternOf(on: string, isWebhook: boolean): RegExp {
  const text = isWebhook ? on.slice(webhookPrefix.length) : on
  const escaped = text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll('*', isWebhook ? '.*' : '[^/]*')}${isWebhook ? '$' : ''}`)
}

const isCount = (value: unknown) => value === undefined || (Number.isInteger(value) && Number(value) >= 0)
const names = new Set(['on', 'do', 'skip', 'times', 'chance', 'ms'])

/** A rule of a JSON body; throws a sentence that names what is wrong with it. */
export function readRule(body: unknown): FaultRule {
  if (typeof body !== 'object' || body === null) throw new TypeError('Send a rule as a JSON object.')
  const rule = new Map<string, unknown>(Object.entries(body))
  for (const name of rule.keys())
    if (!names.has(name)) throw new TypeError(`A rule has no '${name}'. It has: ${[...names].join(', ')}.`)
  const on = rule.get('on')
  if (typeof on !== 'string' || !/^(GET|POST|DELETE|webhook) ?\S*$/.test(on)) {
    throw new TypeError("A rule's 'on' is like 'POST /v1/refunds' or 'webhook charge.*'.")
  }
  const kinds: readonly string[] = on.startsWith(webhookPrefix) ? webhookFaults : callFaults
  const fault = kinds.find((kind) => kind === rule.get('do'))
  if (fault === undefined) throw new TypeError(`A rule for '${on}' does one of: ${kinds.join(', ')}.`)
  for (const name of ['skip', 'times', 'ms'])
    if (!isCount(rule.get(name))) throw new TypeError(`A rule's '${name}' is a whole number from 0.`)
  const chance = rule.get('chance')
  if (chance !== undefined && (typeof chance !== 'number' || chance < 0 || chance > 1)) {
    throw new TypeError("A rule's 'chance' is a number from 0 to 1.")
  }
  return { ...(body as FaultRule), on, do: fault as FaultRule['do'] }
}

/** The rules in force, in the order in which they were set, with what is left of each. */
export class FaultRules {
  private rules: { rule: FaultRule; pattern: RegExp; skip: number; left: number }[] = []
  private chance = seededChance(1)
  private seedNow = 1

  get seed(): number {
    return this.seedNow
  }

  /** Begins the chances anew: the same seed makes the same things go wrong. */
  setSeed(seed: number): void {
    this.seedNow = seed
    this.chance = seededChance(seed)
  }

  add(rule: FaultRule): void {
    const isWebhook = rule.on.startsWith(webhookPrefix)
    const { skip = 0, times = Number.POSITIVE_INFINITY } = rule
    this.rules.push({ rule, pattern: patternOf(rule.on, isWebhook), skip, left: times })
  }

  clear(): void {
    this.rules = []
    this.setSeed(this.seedNow)
  }

  list(): FaultRule[] {
    return this.rules.map(({ rule, left }) =>
      Number.isFinite(left) ? { ...rule, times: left } : { ...rule },
    )
  }

  /** The first rule that strikes this call (`POST /v1/refunds`), counted. */
  forCall(call: string): FaultRule | undefined {
    return this.strike(call, false)
  }

  /** The first rule that strikes a webhook of this event type, counted. */
  forWebhook(type: string): FaultRule | undefined {
    return this.strike(type, true)
  }

  private strike(text: string, isWebhook: boolean): FaultRule | undefined {
    for (const entry of this.rules) {
      if (entry.rule.on.startsWith(webhookPrefix) !== isWebhook) continue
      if (entry.left === 0 || !entry.pattern.test(text)) continue
      if (entry.skip > 0) {
        entry.skip -= 1
        continue
      }
      if (entry.rule.chance !== undefined && this.chance() >= entry.rule.chance) continue
      entry.left -= 1
      return entry.rule
    }
    return undefined
  }
}
