import type { Ledger } from './ledger.ts'
import type { Charge, Dispute, PaymentIntent, PaymentMethod, Refund, StandInEvent } from './objects.ts'

/** The stand-in's memory as JSON, each list oldest first. */
export interface SavedState {
  payment_methods: PaymentMethod[]
  /** Payment method id to its public test number. */
  test_cards: Record<string, string>
  payment_intents: PaymentIntent[]
  charges: Charge[]
  refunds: Refund[]
  disputes: Dispute[]
  events: StandInEvent[]
  /** When it was saved, in seconds; whoever saved it may add this. */
  saved_at?: number
}

/** Every field that is a date, in seconds. */
const dates = new Set(['created', 'canceled_at', 'due_by'])

export function saveState(ledger: Ledger): SavedState {
  return structuredClone({
    payment_methods: [...ledger.paymentMethods.values()],
    test_cards: Object.fromEntries(ledger.testCards),
    payment_intents: [...ledger.paymentIntents.values()],
    charges: [...ledger.charges.values()],
    refunds: [...ledger.refunds.values()],
    disputes: [...ledger.disputes.values()],
    events: [...ledger.events.values()],
  })
}

/** A copy with every date moved by whole seconds. */
function shifted(value: unknown, by: number): unknown {
  if (Array.isArray(value)) return value.map((entry) => shifted(entry, by))
  if (typeof value !== 'object' || value === null) return value
  const moved = Object.entries(value).map(([name, entry]) => [
    name,
    dates.has(name) && typeof entry === 'number' ? entry + by : shifted(entry, by),
  ])
  return Object.fromEntries(moved)
}

function newestDate(state: SavedState): number | null {
  const { payment_methods, payment_intents, charges, refunds, disputes, events } = state
  const all = [payment_methods, payment_intents, charges, refunds, disputes, events].flat()
  return all.length === 0 ? null : all.reduce((newest, { created }) => Math.max(newest, created), 0)
}

const lists = ['payment_methods', 'payment_intents', 'charges', 'refunds', 'disputes', 'events'] as const

/** Reads a saved state; throws a sentence where the JSON is something else. */
export function readState(json: string): SavedState {
  const value: unknown = JSON.parse(json)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError('The saved state is not a JSON object.')
  }
  const found = new Map(Object.entries(value))
  for (const name of lists) {
    if (found.has(name) && !Array.isArray(found.get(name))) throw new TypeError(`'${name}' is not a list.`)
  }
  const empty: SavedState = {
    payment_methods: [],
    test_cards: {},
    payment_intents: [],
    charges: [],
    refunds: [],
    disputes: [],
    events: [],
  }
  return { ...empty, ...value }
}

/**
 * Puts a saved state into the ledger, its dates moved so that the moment of saving is `now` (seconds); the newest date
 * where that moment is not told.
 */
export function loadState(ledger: Ledger, saved: SavedState, now: number): void {
  const savedAt = saved.saved_at ?? newestDate(saved)
  const state = shifted(saved, savedAt === null ? 0 : now - savedAt) as SavedState
  for (const entry of state.payment_methods) ledger.paymentMethods.set(entry.id, entry)
  for (const [id, number] of Object.entries(state.test_cards)) ledger.testCards.set(id, number)
  for (const entry of state.payment_intents) ledger.paymentIntents.set(entry.id, entry)
  for (const entry of state.charges) ledger.charges.set(entry.id, entry)
  for (const entry of state.refunds) ledger.refunds.set(entry.id, entry)
  for (const entry of state.disputes) ledger.disputes.set(entry.id, entry)
  // What is loaded is history: nobody waits for these events any more.
  for (const entry of state.events) ledger.events.set(entry.id, { ...entry, pending_webhooks: 0 })
}
