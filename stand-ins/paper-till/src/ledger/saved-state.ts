import type { Ledger } from './ledger.ts'
import {
  type BalanceTransaction,
  type Charge,
  type Customer,
  type DeletedCustomer,
  type Dispute,
  type EarlyFraudWarning,
  keptEvent,
  openedEvent,
  type PaymentIntent,
  type PaymentMethod,
  type Refund,
  type SetupIntent,
  type StandInEvent,
  type TestClock,
  type Token,
  type WebhookEndpoint,
} from './objects.ts'

/** What is remembered as JSON, each list oldest first. */
export interface SavedState {
  customers: Customer[]
  deleted_customers: DeletedCustomer[]
  payment_methods: PaymentMethod[]
  /** Payment method id to its public test number. */
  test_cards: Record<string, string>
  /** Ids of payment methods that may not be used again. */
  spent_payment_methods: string[]
  /** Ids of payment methods that are set up for later payments. */
  set_up_payment_methods: string[]
  /** Ids of intents whose cardholder has confirmed and that wait for their server. */
  authenticated_intents: string[]
  tokens: Token[]
  payment_intents: PaymentIntent[]
  setup_intents: SetupIntent[]
  charges: Charge[]
  balance_transactions: BalanceTransaction[]
  refunds: Refund[]
  disputes: Dispute[]
  early_fraud_warnings: EarlyFraudWarning[]
  test_clocks: TestClock[]
  /** Those that were made through the API. */
  webhook_endpoints: WebhookEndpoint[]
  events: StandInEvent[]
  /** When it was saved, in seconds; whoever saved it may add this. */
  saved_at?: number
}

/** Every field that is a date, in seconds. */
const dates = new Set(['created', 'canceled_at', 'due_by', 'available_on', 'capture_before', 'deletes_after'])

/** Which part of the ledger each list is. */
const lists = {
  customers: 'customers',
  deleted_customers: 'deletedCustomers',
  payment_methods: 'paymentMethods',
  tokens: 'tokens',
  payment_intents: 'paymentIntents',
  setup_intents: 'setupIntents',
  charges: 'charges',
  balance_transactions: 'balanceTransactions',
  refunds: 'refunds',
  disputes: 'disputes',
  early_fraud_warnings: 'earlyFraudWarnings',
  test_clocks: 'testClocks',
  webhook_endpoints: 'webhookEndpoints',
} as const satisfies Partial<Record<keyof SavedState, keyof Ledger>>
const idLists = {
  spent_payment_methods: 'spentMethods',
  set_up_payment_methods: 'setUpMethods',
  authenticated_intents: 'authenticatedIntents',
} as const satisfies Partial<Record<keyof SavedState, keyof Ledger>>

const parts = Object.entries({ ...lists, ...idLists })
const emptyState = {
  ...Object.fromEntries(parts.map(([name]) => [name, []])),
  test_cards: {},
  events: [],
} as unknown as SavedState

export function saveState(ledger: Ledger): SavedState {
  const saved: Record<string, unknown> = Object.fromEntries(
    parts.map(([name, part]) => [name, [...ledger[part].values()]]),
  )
  return structuredClone({
    ...emptyState,
    ...saved,
    test_cards: Object.fromEntries(ledger.testCards),
    webhook_endpoints: [...ledger.webhookEndpoints.values()].filter(
      ({ id }) => !ledger.configuredEndpoints.has(id),
    ),
    events: [...ledger.events.values()].map(openedEvent),
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

/** Reads a saved state, an older one with fewer lists included; throws a sentence where the JSON is something else. */
export function readState(json: string): SavedState {
  const value: unknown = JSON.parse(json)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError('The saved state is not a JSON object.')
  }
  const found = new Map(Object.entries(value))
  for (const [name, empty] of Object.entries(emptyState)) {
    if (!Array.isArray(empty)) continue
    if (found.has(name) && !Array.isArray(found.get(name))) throw new TypeError(`'${name}' is not a list.`)
  }
  return { ...structuredClone(emptyState), ...value }
}

function fill<T extends { id: string }>(objects: Map<string, T>, entries: T[]): void {
  for (const entry of entries) objects.set(entry.id, entry)
}

/**
 * Puts a saved state into the ledger. With `now` (seconds), its dates are moved so that the moment of saving is then; the
 * newest date where that moment is not told.
 */
export function loadState(ledger: Ledger, saved: SavedState, now: number | null): void {
  const savedAt = saved.saved_at ?? newestDate(saved)
  const state = (now === null || savedAt === null ? saved : shifted(saved, now - savedAt)) as SavedState
  for (const [name, part] of Object.entries(lists))
    fill(ledger[part] as Map<string, { id: string }>, state[name as keyof typeof lists])
  for (const [name, part] of Object.entries(idLists))
    for (const id of state[name as keyof typeof idLists]) ledger[part].add(id)
  for (const [id, number] of Object.entries(state.test_cards)) ledger.testCards.set(id, number)
  // What is loaded is history: nobody waits for these events any more.
  fill(
    ledger.events,
    state.events.map((event) => keptEvent({ ...event, pending_webhooks: 0 })),
  )
}
