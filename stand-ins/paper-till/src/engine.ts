import { apiVersion } from './api-version.ts'
import { drawFrom, newId } from './ledger/ids.ts'
import { type Ledger, newLedger } from './ledger/ledger.ts'
import {
  type EventObject,
  type EventType,
  keptEvent,
  openedEvent,
  type StandInEvent,
  type WebhookEndpoint,
} from './ledger/objects.ts'
import { loadState, type SavedState, saveState } from './ledger/saved-state.ts'
import { SearchIndex } from './ledger/search-index.ts'
import { resume } from './payments/resume.ts'
import type { RadarRules, Work } from './payments/work.ts'
import { seededBytes, seededChance } from './switches/chance.ts'
import { Clock } from './switches/clock.ts'
import { type Faults, noFaults } from './switches/faults.ts'
import { Later } from './switches/later.ts'
import { Recording } from './switches/recording.ts'
import { FaultRules } from './switches/rules.ts'
import { Deliveries, type Delivery, type DeliveryOptions } from './webhooks/deliveries.ts'
import { addEndpoint, wants } from './webhooks/endpoints.ts'
import type { Endpoint } from './webhooks/send-event.ts'
import type { ApiKeys } from './wire/authenticate.ts'
import { IdempotencyKeys } from './wire/idempotency.ts'

/** How the stand-in behaves, apart from its address. */
export interface EngineOptions extends ApiKeys {
  webhookEndpoints: Endpoint[]
  delivery: DeliveryOptions
  radar: RadarRules
  /** Accept calls of other API versions too, in the shapes of the one that is spoken here. */
  anyVersion: boolean
  /** Milliseconds that a call with an idempotency key is under way, so that two of them can meet. */
  latencyMs: number
  /** Milliseconds until what Stripe does asynchronously has happened. */
  settleMs: number
  /** Milliseconds until search finds what was made or changed. */
  searchLagMs: number
  /** Makes all ids, and all chances, come again. */
  seed: number
  recordFile?: string
}

const nobody: StandInEvent['request'] = { id: null, idempotency_key: null }

/** The stand-in without its HTTP side: what it remembers, its switches, its clock, and its webhooks. */
export class Engine {
  readonly ledger: Ledger = newLedger()
  readonly idempotencyKeys = new IdempotencyKeys()
  readonly options: EngineOptions
  readonly clock = new Clock()
  readonly rules = new FaultRules()
  readonly recording: Recording
  readonly later: Later
  readonly searched: SearchIndex
  readonly deliveries: Deliveries
  faults: Faults = { ...noFaults }
  /** Where this is reached; known once it listens. */
  baseUrl = ''
  private loaded = false
  private readonly bytes: (length: number) => Uint8Array

  constructor(options: EngineOptions) {
    this.options = options
    this.bytes = seededBytes(options.seed)
    this.recording = new Recording(options.recordFile)
    this.later = new Later(
      options.settleMs,
      () => this.clock.now(),
      (job) => this.recording.add({ kind: 'soon', at: this.clock.now(), job }),
    )
    this.searched = new SearchIndex(this.ledger, options.searchLagMs, () =>
      this.recording.add({ kind: 'indexed', at: this.clock.now() }),
    )
    this.deliveries = new Deliveries(
      options.delivery,
      seededChance(options.seed),
      this.rules,
      () => this.faults,
      (delivery) => this.attempted(delivery),
    )
  }

  /** Begins: the configured endpoints, and the first line of the recording. */
  start(): void {
    const { seed, webhookEndpoints, secretKey, publishableKey, anyVersion, radar, searchLagMs } = this.options
    this.recording.add({
      kind: 'start',
      at: this.clock.now(),
      options: { seed, secretKey, publishableKey, anyVersion, radar, searchLagMs },
      endpoints: webhookEndpoints.map(({ url }) => url),
      state: this.loaded ? saveState(this.ledger) : null,
    })
    this.addConfiguredEndpoints()
    if (this.loaded) resume(this.work())
  }

  /** Begins with a saved state; `moveDates` moves its dates so that the moment of saving is now. */
  load(saved: SavedState, moveDates: boolean): void {
    loadState(this.ledger, saved, moveDates ? this.clock.seconds() : null)
    this.loaded = true
    this.searched.refresh()
  }

  private addConfiguredEndpoints(): void {
    drawFrom(this.bytes)
    for (const { url, secret } of this.options.webhookEndpoints) {
      const { id } = addEndpoint(this.ledger, this.clock.seconds(), { url, secret, enabled_events: ['*'] })
      this.ledger.configuredEndpoints.add(id)
    }
  }

  private attempted({ event: id, type, url, state, attempts }: Delivery): void {
    const event = this.ledger.events.get(id)
    if (state === 'succeeded' && event && event.pending_webhooks > 0) event.pending_webhooks -= 1
    const status = attempts.at(-1)?.status ?? null
    this.recording.add({ kind: 'webhook', at: this.clock.now(), event: id, type, url, status })
  }

  /** What one call may use; its events name the request that caused them. */
  work(request: StandInEvent['request'] = nobody, fromBrowser = false): Work {
    drawFrom(this.bytes)
    const now = this.clock.seconds()
    return {
      ledger: this.ledger,
      now,
      fromBrowser,
      baseUrl: this.baseUrl,
      radar: this.options.radar,
      searched: this.searched,
      emit: (type, object, previous) => this.emit(now, request, type, object, previous),
      soon: (job) => this.later.soon(() => job(this.work())),
      after: (seconds, job) => this.later.after(seconds, () => job(this.work())),
    }
  }

  private emit(
    now: number,
    request: StandInEvent['request'],
    type: EventType,
    object: EventObject,
    previous?: Record<string, unknown>,
  ): void {
    const event: StandInEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: now,
      data: { object, ...(previous ? { previous_attributes: previous } : {}) },
      livemode: false,
      pending_webhooks: 0,
      request,
      type,
    }
    const endpoints = this.endpointsOf(event)
    event.pending_webhooks = endpoints.length
    this.searched.touch()
    this.ledger.events.set(event.id, keptEvent(event))
    this.send(event, endpoints, false)
  }

  private endpointsOf(event: StandInEvent): WebhookEndpoint[] {
    return [...this.ledger.webhookEndpoints.values()].filter((endpoint) => wants(endpoint, event))
  }

  /** Puts an event on its way to endpoints, in each endpoint's own API version. */
  private send(event: StandInEvent, endpoints: WebhookEndpoint[], byHand: boolean): void {
    for (const { url, secret = '', api_version } of endpoints) {
      this.deliveries.add(
        { ...event, api_version: api_version ?? event.api_version },
        { url, secret },
        byHand,
      )
    }
  }

  /** Sends an event again at once to every endpoint that wants it; false where there is no such event. */
  resend(eventId: string): boolean {
    const kept = this.ledger.events.get(eventId)
    if (!kept) return false
    const event = openedEvent(kept)
    this.send(event, this.endpointsOf(event), true)
    return true
  }

  /** Sends everything that is held or waits, and resolves once each has had its attempt. */
  async deliver(): Promise<Delivery[]> {
    this.later.runAllSoon()
    this.searched.refresh()
    this.recording.add({ kind: 'indexed', at: this.clock.now() })
    this.deliveries.flush()
    await this.deliveries.idle(true)
    return this.deliveries.list()
  }

  /** Resolves when nothing is to come soon and no webhook is under way. */
  async idle(skipRetries = false): Promise<void> {
    do {
      await this.later.idle()
      await this.deliveries.idle(skipRetries)
    } while (this.later.isWaiting)
  }

  /** Moves the clock on; what was to happen meanwhile happens now. */
  advance(milliseconds: number): number {
    this.clock.advance(milliseconds)
    this.later.runDue()
    this.searched.advance(milliseconds)
    return this.clock.now()
  }

  /** Turns switches; switching the pause off lets the held webhooks go. */
  setFaults(changes: Partial<Faults>): Faults {
    const wasPaused = this.faults.webhooksPaused
    this.faults = { ...this.faults, ...changes }
    if (wasPaused && !this.faults.webhooksPaused) this.deliveries.flush()
    return this.faults
  }

  /** Back to the very beginning: nothing stored, all switches off, no webhook under way. */
  async reset(): Promise<void> {
    this.faults = { ...noFaults }
    this.rules.clear()
    this.later.clear()
    await this.deliveries.clear()
    for (const objects of Object.values(this.ledger)) objects.clear()
    this.searched.refresh()
    this.idempotencyKeys.clear()
    this.clock.reset()
    this.addConfiguredEndpoints()
  }
}
