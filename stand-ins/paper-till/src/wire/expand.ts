import { isRecord } from '../json.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { namesIn } from './params.ts'
import { invalidParameter } from './stripe-error.ts'

/**
 * Of each kind of object what can be expanded: `name:kind` with the kind that stands behind it, of the same name where
 * none is told; `name:` for parts that are always there or never filled here.
 */
const tables = {
  balance_transaction: 'source:any',
  charge: `application: application_fee: balance_transaction customer failure_balance_transaction:balance_transaction
    on_behalf_of: payment_intent refunds:refund_list review: source_transfer:`,
  customer: 'default_source: invoice_settings test_clock:',
  dispute: 'charge payment_intent',
  invoice_settings: 'default_payment_method:payment_method',
  payment_error: 'payment_method',
  payment_intent: `application: customer last_payment_error:payment_error latest_charge:charge on_behalf_of:
    payment_method payment_record: review:`,
  payment_method: 'customer',
  'radar.early_fraud_warning': 'charge payment_intent',
  refund: `balance_transaction charge failure_balance_transaction:balance_transaction payment_intent
    source_transfer_reversal: transfer_reversal:`,
  refund_list: 'data:refund',
  setup_intent: `application: customer last_setup_error:payment_error latest_attempt: mandate: on_behalf_of:
    payment_method single_use_mandate:`,
}
const expandable = new Map(
  Object.entries(tables).map(([kind, table]) => {
    const parts = namesIn(table).map((entry) => entry.split(':'))
    return [kind, new Map(parts.map(([name = '', behind = name]) => [name, behind]))]
  }),
)
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
      const next = expandable.get(at)?.get(name)
      if (next === undefined) refuse(path)
      at = next
    }
  }
}

function objectOf(ledger: Ledger, id: string): unknown {
  for (const objects of Object.values(ledger)) {
    const found = objects instanceof Map ? objects.get(id) : undefined
    if (typeof found === 'object') return structuredClone(found)
  }
  return undefined
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
