import { isRecord } from './json.ts'
import type { RadarRules } from './payments/work.ts'
import type { DeliveryOptions } from './webhooks/deliveries.ts'
import type { Endpoint } from './webhooks/send-event.ts'

/** How the stand-in is started; all of it may be left out. */
export interface PaperTillOptions {
  /** 4242 by default; 0 takes any free port. */
  port?: number
  /** The address to listen at: this machine alone by default, `0.0.0.0` for all. */
  host?: string
  /** `sk_test_offline` by default. */
  secretKey?: string
  /** `pk_test_offline` by default. */
  publishableKey?: string
  webhookEndpoints?: Endpoint[]
  /** A JSON file written from `state()`, read at the start; a missing file means an empty beginning. */
  stateFile?: string
  /** Move all dates of the state file on by the time since it was saved, so that it looks as fresh as then. */
  moveDates?: boolean
  /** Where everything that happens is written down, one line each; see `replayRecording`. */
  recordFile?: string
  /** Origins of the pages that may call from the browser; all where left out. */
  allowedOrigins?: string[]
  delivery?: Partial<DeliveryOptions>
  /** What the account's fraud rules block. */
  radar?: Partial<RadarRules>
  /** Accept calls of any API version, in the shapes of the one that is spoken here. */
  anyVersion?: boolean
  /** Milliseconds that a call with an idempotency key is under way, so that two of them can meet; 10 by default. */
  latencyMs?: number
  /** Milliseconds until what Stripe does asynchronously has happened; 100 by default. */
  settleMs?: number
  /** Milliseconds until search finds what was made or changed; 5000 by default, 0 at once. */
  searchLagMs?: number
  /** Makes all ids come again as they came with the same seed. */
  seed?: number
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0
const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isFlag = (value: unknown) => typeof value === 'boolean'
const isUrl = (value: unknown) => typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value)
const isKey = (kinds: string) => (value: unknown) =>
  typeof value === 'string' && new RegExp(`^(${kinds})_\\S+$`).test(value)

const count = [isCount, 'a whole number from 0'] as const
const flag = [isFlag, 'true or false'] as const
const text = [isText, 'a text'] as const
const record = [isRecord, 'an object'] as const

/** What each option has to be. */
const wanted: Record<keyof PaperTillOptions, readonly [(value: unknown) => boolean, string]> = {
  port: [(value) => isCount(value) && Number(value) <= 65_535, 'a number from 0 to 65535'],
  host: text,
  secretKey: [isKey('sk|rk'), "a key that begins with 'sk_' or 'rk_'"],
  publishableKey: [isKey('pk'), "a key that begins with 'pk_'"],
  webhookEndpoints: [
    (value) =>
      Array.isArray(value) && value.every((each) => isRecord(each) && isUrl(each.url) && isText(each.secret)),
    'a list of { url, secret }, each url with http://',
  ],
  stateFile: text,
  moveDates: flag,
  recordFile: text,
  allowedOrigins: [
    (value) => Array.isArray(value) && value.every(isUrl),
    'a list of addresses, each with http://',
  ],
  delivery: record,
  radar: record,
  anyVersion: flag,
  latencyMs: count,
  settleMs: count,
  searchLagMs: count,
  seed: count,
}

/** Throws a sentence about the first option that is unknown or of the wrong kind. */
export function checkOptions(options: unknown): void {
  if (!isRecord(options)) throw new TypeError('Give the options as an object.')
  const checks = new Map(Object.entries(wanted))
  for (const [name, value] of Object.entries(options)) {
    const check = checks.get(name)
    if (!check)
      throw new TypeError(`There is no option '${name}'. There are: ${[...checks.keys()].join(', ')}.`)
    const [fits, what] = check
    if (value !== undefined && !fits(value))
      throw new TypeError(`The option '${name}' is ${what}, not ${JSON.stringify(value)}.`)
  }
}
