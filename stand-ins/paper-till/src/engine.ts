import { apiVersion } from './api-version.ts'
import { type Faults, noFaults } from './faults.ts'
import { newId } from './ledger/ids.ts'
import { type Ledger, newLedger } from './ledger/ledger.ts'
import type { EventObject, EventType, StandInEvent } from './ledger/objects.ts'
import type { Work } from './payments/work.ts'
import { Deliveries, type Delivery, type DeliveryOptions } from './webhooks/deliveries.ts'
import { addEndpoint, wants } from './webhooks/endpoints.ts'
import type { Endpoint } from './webhooks/send-event.ts'
import type { ApiKeys } from './wire/authenticate.ts'
import { IdempotencyKeys } from './wire/idempotency.ts'

export interface EngineOptions extends ApiKeys {
  webhookEndpoints: Endpoint[]
  delivery: DeliveryOptions
}

const seconds = () => Math.floor(Date.now() / 1000)

/** The stand-in without its HTTP side: what it remembers, its switches, and its webhooks. */
export class Engine {
  readonly ledger: Ledger = newLedger()
  readonly idempotencyKeys = new IdempotencyKeys()
  readonly options: EngineOptions
  readonly deliveries: Deliveries
  faults: Faults = { ...noFaults }

  constructor(options: EngineOptions) {
    this.options = options
    this.deliveries = new Deliveries(
      options.delivery,
      () => this.faults,
      (id) => this.received(id),
    )
    this.addConfiguredEndpoints()
  }

  private addConfiguredEndpoints(): void {
    for (const { url, secret } of this.options.webhookEndpoints) {
      addEndpoint(this.ledger, seconds(), { url, secret, enabled_events: ['*'] })
    }
  }

  private received(eventId: string): void {
    const event = this.ledger.events.get(eventId)
    if (event && event.pending_webhooks > 0) event.pending_webhooks -= 1
  }

  /** What one call may use; its events name the request that caused them. */
  work(request: StandInEvent['request'], fromBrowser: boolean): Work {
    const now = seconds()
    return {
      ledger: this.ledger,
      now,
      fromBrowser,
      emit: (type, object, previous) => this.emit(now, request, type, object, previous),
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
      data: { object: structuredClone(object), ...(previous ? { previous_attributes: previous } : {}) },
      livemode: false,
      pending_webhooks: 0,
      request,
      type,
    }
    this.ledger.events.set(event.id, event)
    const endpoints = [...this.ledger.webhookEndpoints.values()].filter((endpoint) => wants(endpoint, event))
    event.pending_webhooks = endpoints.length
    for (const { url, secret = '' } of endpoints) this.deliveries.add(event, { url, secret })
  }

  /** Sends an event again at once to every endpoint that wants it; false where there is no such event. */
  resend(eventId: string): boolean {
    const event = this.ledger.events.get(eventId)
    if (!event) return false
    for (const endpoint of this.ledger.webhookEndpoints.values()) {
      if (!wants(endpoint, event)) continue
      this.deliveries.add(event, { url: endpoint.url, secret: endpoint.secret ?? '' }, true)
    }
    return true
  }

  /** Sends everything that is held or waits, and answers once each has had its attempt. */
  async deliver(): Promise<Delivery[]> {
    this.deliveries.flush()
    await this.deliveries.idle(true)
    return this.deliveries.list()
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
    await this.deliveries.clear()
    for (const shelf of Object.values(this.ledger)) shelf.clear()
    this.idempotencyKeys.clear()
    this.addConfiguredEndpoints()
  }
}
