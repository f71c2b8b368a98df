/** The switches a test or a developer can turn; all off by default. Times are milliseconds. */
export interface Faults {
  /** Hold every webhook until somebody delivers or this is switched off. */
  webhooksPaused: boolean
  /** Wait this long before the first attempt of each webhook. */
  webhooksLateMs: number
  /** Send every webhook twice. */
  webhooksDoubled: boolean
  /** Send waiting webhooks newest first. */
  webhooksOutOfOrder: boolean
  /** Never send a webhook; `lost` ones can still be resent by hand. */
  webhooksLost: boolean
  /** Do what every API call asks at once, but respond this late. */
  apiSlowMs: number
  /** Refuse the next N API calls, or all of them, before they do anything. */
  apiErrors: number | 'always'
  /** The status of those errors: 500, 503 or 429. */
  apiErrorStatus: 429 | 500 | 503
  /** Cut the connection of every API call before it does anything. */
  apiDown: boolean
  /** Carry out the next N API calls, then cut the connection instead of responding. */
  apiLostResponses: number
  /** Limit the API's faults to calls whose `METHOD /path` begins so; empty means all. */
  apiOnly: string
}

export const noFaults: Faults = {
  webhooksPaused: false,
  webhooksLateMs: 0,
  webhooksDoubled: false,
  webhooksOutOfOrder: false,
  webhooksLost: false,
  apiSlowMs: 0,
  apiErrors: 0,
  apiErrorStatus: 500,
  apiDown: false,
  apiLostResponses: 0,
  apiOnly: '',
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0

/** Whether `value` fits the switch called `name`. */
function fits(name: keyof Faults, value: unknown): boolean {
  if (name === 'apiErrors') return value === 'always' || isCount(value)
  if (name === 'apiErrorStatus') return value === 429 || value === 500 || value === 503
  if (typeof noFaults[name] === 'number') return isCount(value)
  return typeof value === typeof noFaults[name]
}

/** The switches of a JSON body; throws a sentence that names the first wrong one. */
export function readFaults(body: unknown): Partial<Faults> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new TypeError('Send a JSON object of switches.')
  }
  for (const [name, value] of Object.entries(body)) {
    if (!Object.hasOwn(noFaults, name)) {
      throw new TypeError(`There is no switch '${name}'. There are: ${Object.keys(noFaults).join(', ')}.`)
    }
    if (!fits(name as keyof Faults, value))
      throw new TypeError(`The switch '${name}' cannot be ${JSON.stringify(value)}.`)
  }
  return body
}
