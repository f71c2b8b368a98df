import type { StandInEvent } from '../ledger/objects.ts'
import type { Faults } from '../switches/faults.ts'
import type { FaultRules } from '../switches/rules.ts'
import { type Attempt, type Endpoint, sendEvent } from './send-event.ts'

export type DeliveryState = 'waiting' | 'held' | 'sending' | 'retrying' | 'succeeded' | 'failed' | 'lost'

/** One event on its way to one endpoint, with every attempt so far. */
export interface Delivery {
  id: number
  event: string
  type: string
  url: string
  state: DeliveryState
  attempts: Attempt[]
}

interface Pending extends Delivery {
  endpoint: Endpoint
  /** The event as it was when it happened; dropped once it needs no further attempt. */
  body: string
  failures: number
  /** How often each attempt is sent. */
  times: number
  timer?: NodeJS.Timeout
}

/** How events are delivered to the endpoints. */
export interface DeliveryOptions {
  /** Milliseconds before each retry; Stripe's own go on for days. */
  retryDelaysMs: number[]
  /** Webhooks set out at random within so many milliseconds, so that they arrive in any order. */
  spreadMs: number
  /** Milliseconds that webhooks gather before they are sent newest first. */
  shuffleMs: number
  /** Send in the order in which things happened, one at a time, as Stripe does not; for tests that need it. */
  inOrder: boolean
  /** Send nothing at all; for a replay. */
  silent: boolean
}

export const defaultDeliveryOptions: DeliveryOptions = {
  retryDelaysMs: [500, 2_000, 5_000, 15_000, 60_000],
  spreadMs: 50,
  shuffleMs: 250,
  inOrder: false,
  silent: false,
}

/** Milliseconds that an endpoint may take to respond. */
const timeoutMs = 20_000
const settled: ReadonlySet<DeliveryState> = new Set<DeliveryState>(['held', 'succeeded', 'failed', 'lost'])

/** Sends events side by side, so that they arrive in any order, and keeps what came of each. */
export class Deliveries {
  private readonly options: DeliveryOptions
  private readonly chance: () => number
  private readonly faults: () => Faults
  private readonly rules: FaultRules
  private readonly onAttempt: (delivery: Delivery) => void
  private all = new Set<Pending>()
  private queue: Pending[] = []
  private gathered: Pending[] = []
  private gathering?: NodeJS.Timeout
  private waiters: (() => void)[] = []
  private counter = 0
  private running: Promise<void> | null = null
  private underWay = new Set<Promise<void>>()
  private readonly attempting = new Set<AbortController>()

  constructor(
    options: DeliveryOptions,
    chance: () => number,
    rules: FaultRules,
    faults: () => Faults,
    onAttempt: (delivery: Delivery) => void,
  ) {
    this.options = options
    this.chance = chance
    this.rules = rules
    this.faults = faults
    this.onAttempt = onAttempt
  }

  /** Puts an event on its way; `byHand` sends it at once, whatever the switches say. */
  add(event: StandInEvent, endpoint: Endpoint, byHand = false): void {
    this.counter += 1
    const delivery: Pending = {
      id: this.counter,
      event: event.id,
      type: event.type,
      url: endpoint.url,
      state: 'waiting',
      attempts: [],
      endpoint,
      body: JSON.stringify(event, null, 2),
      failures: 0,
      times: 1,
    }
    this.all.add(delivery)
    const faults = this.faults()
    const rule = byHand ? undefined : this.rules.forWebhook(event.type)
    if (rule?.do === 'twice') delivery.times = 2
    if (this.options.silent) this.settle(delivery, 'lost')
    else if (byHand) this.enqueue([delivery])
    else if (faults.webhooksLost || rule?.do === 'lost') this.settle(delivery, 'lost')
    else if (faults.webhooksPaused || rule?.do === 'held') delivery.state = 'held'
    else if (faults.webhooksOutOfOrder) this.gather(delivery)
    else this.later(delivery, rule?.do === 'late' ? (rule.ms ?? 1_000) : faults.webhooksLateMs)
  }

  private later(delivery: Pending, milliseconds: number): void {
    const { inOrder, spreadMs } = this.options
    const wait = milliseconds + (inOrder ? 0 : Math.floor(this.chance() * spreadMs))
    if (wait === 0) this.enqueue([delivery])
    else delivery.timer = setTimeout(() => this.enqueue([delivery]), wait)
  }

  /** Collects webhooks until none has come for a moment, then sends the newest first. */
  private gather(delivery: Pending): void {
    this.gathered.push(delivery)
    clearTimeout(this.gathering)
    this.gathering = setTimeout(
      () => this.enqueue(this.gathered.splice(0).reverse(), true),
      this.options.shuffleMs,
    )
  }

  /** Sends later than now, so that the response of the call that made the event goes out first. */
  private enqueue(deliveries: Pending[], inTurn = this.options.inOrder): void {
    for (const delivery of deliveries) {
      clearTimeout(delivery.timer)
      delivery.timer = undefined
      delivery.state = 'waiting'
      if (inTurn) this.queue.push(delivery)
      else this.start(delivery)
    }
    if (inTurn) this.running ??= this.run()
  }

  /** Sends one beside all others. */
  private start(delivery: Pending): void {
    const sending = this.sendSoon(delivery)
    this.underWay.add(sending)
    sending.finally(() => this.underWay.delete(sending))
  }

  private async sendSoon(delivery: Pending): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    await this.send(delivery)
  }

  private async run(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    for (let next = this.queue.shift(); next; next = this.queue.shift()) await this.send(next)
    this.running = null
  }

  private async attempt(delivery: Pending): Promise<boolean> {
    // Not `AbortSignal.timeout`: its timer would keep the body until the time is over.
    const aborting = new AbortController()
    const late = new Error('The endpoint took too long to respond.')
    const timer = setTimeout(() => aborting.abort(late), timeoutMs)
    this.attempting.add(aborting)
    const attempt = await sendEvent(delivery.body, delivery.endpoint, aborting.signal)
    clearTimeout(timer)
    this.attempting.delete(aborting)
    delivery.attempts.push(attempt)
    return attempt.ok
  }

  private async send(delivery: Pending): Promise<void> {
    if (!this.all.has(delivery)) return
    delivery.state = 'sending'
    const copies = this.faults().webhooksDoubled || delivery.times > 1 ? 2 : 1
    const sent: boolean[] = []
    if (this.options.inOrder) {
      for (let copy = 0; copy < copies; copy += 1) sent.push(await this.attempt(delivery))
    } else sent.push(...(await Promise.all(Array.from({ length: copies }, () => this.attempt(delivery)))))
    if (!this.all.has(delivery)) return
    if (sent.includes(true)) this.settle(delivery, 'succeeded')
    else this.retry(delivery)
  }

  private retry(delivery: Pending): void {
    const delay = this.options.retryDelaysMs[delivery.failures]
    delivery.failures += 1
    if (delay === undefined) {
      this.settle(delivery, 'failed')
      return
    }
    delivery.state = 'retrying'
    this.onAttempt(delivery)
    delivery.timer = setTimeout(() => this.enqueue([delivery]), delay)
    this.wake()
  }

  private settle(delivery: Pending, state: DeliveryState): void {
    delivery.state = state
    delivery.body = ''
    if (state !== 'lost') this.onAttempt(delivery)
    this.wake()
  }

  private wake(): void {
    const waiters = this.waiters
    this.waiters = []
    for (const waiter of waiters) waiter()
  }

  /** Sends held webhooks now, and those that wait for their hour or for a retry. */
  flush(): void {
    const gathered = new Set(this.gathered.splice(0))
    clearTimeout(this.gathering)
    const due = [...this.all].filter(
      (delivery) => delivery.state === 'held' || delivery.timer !== undefined || gathered.has(delivery),
    )
    if (this.faults().webhooksOutOfOrder) this.enqueue(due.reverse(), true)
    else this.enqueue(due)
  }

  /** Resolves when nothing is under way; with `skipRetries`, webhooks that wait for a retry don't count. */
  async idle(skipRetries = false): Promise<void> {
    const busy = (delivery: Delivery) =>
      !settled.has(delivery.state) && !(skipRetries && delivery.state === 'retrying')
    while ([...this.all].some(busy)) {
      await new Promise<void>((resolve) => this.waiters.push(resolve))
    }
  }

  list(): Delivery[] {
    return [...this.all].map(({ id, event, type, url, state, attempts }) => ({
      ...{ id, event, type, url, state },
      attempts: [...attempts],
    }))
  }

  /** Forgets every delivery and resolves once those that are being sent have arrived. */
  async clear(): Promise<void> {
    for (const delivery of this.all) clearTimeout(delivery.timer)
    this.all.clear()
    this.queue = []
    this.gathered = []
    clearTimeout(this.gathering)
    this.wake()
    await Promise.all([this.running, ...this.underWay])
  }

  async close(): Promise<void> {
    for (const each of this.attempting) each.abort()
    await this.clear()
  }
}
