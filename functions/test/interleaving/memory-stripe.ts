import { ShopError } from '../../src/domain/errors.ts'
import type { ProviderRefund } from '../../src/domain/orders/refund.ts'
import type {
  PaymentEvent,
  PaymentIntent,
  PaymentProvider,
} from '../../src/domain/payments/payment-provider.ts'
import type { Gate } from './memory-firestore.ts'

/** `down`: nothing is done and nothing returned; `lost`: done, but the response gets lost. */
export type StripeFault = 'none' | 'down' | 'lost'

/** What a payment provider in memory knows. */
export interface StripeMemory {
  intents: Record<string, PaymentIntent>
  refunds: Record<string, ProviderRefund[]>
  keys: Record<string, string>
  /** Events that the shop did not acknowledge yet, and those that it did. */
  waiting: PaymentEvent[]
  delivered: PaymentEvent[]
  events: number
}

const empty = (): StripeMemory => ({
  intents: {},
  refunds: {},
  keys: {},
  waiting: [],
  delivered: [],
  events: 0,
})
const someDay = new Date('2026-01-05T10:00:00Z')

/** A copy of plain data, whose dates nobody changes: `structuredClone` takes many times as long, and this runs millions of times. */
export function copyOf<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) return value.map(copyOf) as Value
  const copy: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) copy[key] = copyOf(inner)
  return copy as Value
}

/** The payment provider behind its port, in memory, with faults. The stand-in speaks Stripe's wire; this one only its rules. */
export class MemoryStripe implements PaymentProvider {
  memory = empty()
  fault: StripeFault = 'none'
  gate: Gate | undefined
  now = () => someDay

  private async respond<Value>(action: () => Value): Promise<Value> {
    await this.gate?.()
    if (this.fault === 'down') throw providerFailed()
    const value = copyOf(action())
    await this.gate?.()
    return value
  }

  /** A call that changes something. */
  private async act<Value>(action: () => Value): Promise<Value> {
    const value = await this.respond(action)
    if (this.fault === 'lost') throw providerFailed()
    return value
  }

  private tell(kind: 'intent' | 'refund', intentId: string): void {
    const id = `evt_${this.memory.events++}`
    const intent = copyOf(this.memory.intents[intentId])
    const paid = kind === 'intent' && intent?.status === 'succeeded' && { intent, at: this.now() }
    this.memory.waiting.push(paid ? { id, kind: 'intent', intentId, paid } : { id, kind, intentId })
  }

  createIntent({ amount, currency, orderId, uid, key }: Parameters<PaymentProvider['createIntent']>[0]) {
    return this.act(() => {
      const { intents, keys } = this.memory
      const id = keys[key] ?? `pi_${Object.keys(intents).length}`
      keys[key] = id
      const made: PaymentIntent = {
        id,
        status: 'open',
        amount,
        currency,
        clientSecret: `${id}_secret`,
        orderId,
        uid,
        refunded: 0,
        createdAt: someDay,
      }
      const intent = intents[id] ?? made
      if (intent.amount !== amount) throw new Error(`the key ${key} was used for another amount`)
      intents[id] = intent
      return intent
    })
  }

  findIntent(id: string) {
    return this.respond(() => this.memory.intents[id])
  }

  cancelIntent(id: string) {
    return this.act(() => {
      const intent = this.memory.intents[id]
      if (intent?.status === 'open') {
        intent.status = 'canceled'
        this.tell('intent', id)
      }
      return intent
    })
  }

  /** Who keeps a card makes no difference to an order; the intent stays as it is. */
  async setCardUse(id: string) {
    const intent = await this.act(() => this.memory.intents[id])
    if (!intent) throw providerFailed()
    return intent
  }

  allIntents(since = new Date(0)) {
    return this.respond(() =>
      Object.values(this.memory.intents).filter(({ createdAt }) => createdAt >= since),
    )
  }

  refund({ intentId, amount, key }: Parameters<PaymentProvider['refund']>[0]) {
    return this.act(() => {
      const intent = this.memory.intents[intentId]
      const refunds = this.memory.refunds[intentId] ?? []
      const known = refunds.find((refund) => refund.key === key)
      if (known) return { refund: known }
      if (intent?.status !== 'succeeded' || intent.refunded + amount > intent.amount) {
        return { declined: 'more than is left' }
      }
      const refund: ProviderRefund = {
        id: `re_${intentId}_${refunds.length}`,
        key,
        amount,
        state: 'succeeded',
        createdAt: someDay,
      }
      this.memory.refunds[intentId] = [...refunds, refund]
      intent.refunded += amount
      this.tell('refund', intentId)
      return { refund }
    })
  }

  refundsOf(intentId: string) {
    return this.respond(() => this.memory.refunds[intentId] ?? [])
  }

  async findDispute() {
    return undefined
  }

  async readEvent(): Promise<PaymentEvent> {
    throw new Error('events come from the memory itself')
  }

  async ping() {}

  /** What the card form does: takes the money, unless the intent was cancelled or paid before. */
  confirm(id: string): void {
    const intent = this.memory.intents[id]
    if (intent?.status !== 'open') return
    intent.status = 'succeeded'
    this.tell('intent', id)
  }
}

const providerFailed = () => new ShopError('payment_provider_failed', 'The payment service does not respond.')
