import type { Ledger } from '../ledger/ledger.ts'
import { invalidParameter } from './stripe-error.ts'

/** Of each kind of object: what can be expanded, and which kind stands behind it; '' for parts that are always there. */
const expandable: Record<string, Record<string, string>> = {
  balance_transaction: { source: 'any' },
  charge: {
    application: '',
    application_fee: '',
    balance_transaction: 'balance_transaction',
    customer: 'customer',
    failure_balance_transaction: 'balance_transaction',
    on_behalf_of: '',
    payment_intent: 'payment_intent',
    refunds: 'refund list',
    review: '',
    source_transfer: '',
  },
  customer: { default_source: '', invoice_settings: 'invoice settings', test_clock: 'test clock' },
  dispute: { charge: 'charge', payment_intent: 'payment_intent' },
  'invoice settings': { default_payment_method: 'payment_method' },
  'payment error': { payment_method: 'payment_method' },
  payment_intent: {
    application: '',
    customer: 'customer',
    last_payment_error: 'payment error',
    latest_charge: 'charge',
    on_behalf_of: '',
    payment_method: 'payment_method',
    payment_record: '',
    review: '',
  },
  payment_method: { customer: 'customer' },
  'radar.early_fraud_warning': { charge: 'charge', payment_intent: 'payment_intent' },
  refund: {
    balance_transaction: 'balance_transaction',
    charge: 'charge',
    failure_balance_transaction: 'balance_transaction',
    payment_intent: 'payment_intent',
    source_transfer_reversal: '',
    transfer_reversal: '',
  },
  'refund list': { data: 'refund' },
  setup_intent: {
    application: '',
    customer: 'customer',
    last_setup_error: 'payment error',
    latest_attempt: '',
    mandate: '',
    on_behalf_of: '',
    payment_method: 'payment_method',
    single_use_mandate: '',
  },
}

const deepest = 4

function refuse(path: string): never {
  throw invalidParameter(`This property cannot be expanded (${path}).`, 'expand')
}

/** Refuses paths that a response of this `kind` cannot expand, before anything is done. */
export function checkExpand(paths: string[], kind: string, isList: boolean): void {
  for (const path of paths) {
    const names = path.split('.')
    if (isList && names.shift() !== 'data') refuse(path)
    if (names.length > deepest) {
      const message = `You cannot expand more than ${deepest} levels of a property. Property: ${path}`
      throw invalidParameter(message, 'expand')
    }
    let at = kind
    for (const name of names) {
      if (at === 'any') break
      const next = expandable[at]?.[name]
      if (next === undefined) refuse(path)
      at = next
    }
  }
}

function objectOf(ledger: Ledger, id: string): unknown {
  const collections: Map<string, unknown>[] = [
    ledger.paymentIntents,
    ledger.charges,
    ledger.paymentMethods,
    ledger.customers,
    ledger.deletedCustomers,
    ledger.balanceTransactions,
    ledger.refunds,
    ledger.disputes,
    ledger.setupIntents,
  ]
  for (const objects of collections) {
    const found = objects.get(id)
    if (found) return structuredClone(found)
  }
  return undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function refundsOf(ledger: Ledger, chargeId: unknown): unknown {
  const data = [...ledger.refunds.values()].filter(({ charge }) => charge === chargeId).reverse()
  const url = `/v1/charges/${chargeId}/refunds`
  return structuredClone({ object: 'list', data: data.slice(0, 10), has_more: data.length > 10, url })
}

function expandPath(ledger: Ledger, target: unknown, names: string[]): void {
  const [name, ...rest] = names
  if (name === undefined) return
  if (Array.isArray(target)) {
    for (const entry of target) expandPath(ledger, entry, names)
    return
  }
  if (!isRecord(target)) return
  if (target.object === 'charge' && name === 'refunds') target.refunds ??= refundsOf(ledger, target.id)
  const value = target[name]
  if (typeof value === 'string') target[name] = objectOf(ledger, value) ?? value
  expandPath(ledger, target[name], rest)
}

/** A copy of the response in which the ids at `paths` (such as `payment_intent.latest_charge`) are whole objects. */
export function expanded(ledger: Ledger, response: unknown, paths: string[]): unknown {
  const copy: unknown = structuredClone(response)
  for (const path of paths) expandPath(ledger, copy, path.split('.'))
  return copy
}
