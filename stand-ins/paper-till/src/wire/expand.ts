import type { Ledger } from '../ledger/ledger.ts'
import { invalidParameter } from './stripe-error.ts'

function objectOf(ledger: Ledger, id: string): unknown {
  const shelves = [
    ledger.paymentIntents,
    ledger.charges,
    ledger.paymentMethods,
    ledger.refunds,
    ledger.disputes,
  ]
  for (const shelf of shelves) {
    const found = shelf.get(id)
    if (found) return structuredClone(found)
  }
  return undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function expandPath(ledger: Ledger, target: unknown, names: string[], path: string): void {
  const [name, ...rest] = names
  if (name === undefined) return
  if (Array.isArray(target)) {
    for (const entry of target) expandPath(ledger, entry, names, path)
    return
  }
  if (!isRecord(target)) return
  if (!Object.hasOwn(target, name)) {
    const message = `This property cannot be expanded (${path}).`
    throw invalidParameter(message, 'expand')
  }
  const value = target[name]
  if (typeof value === 'string') target[name] = objectOf(ledger, value) ?? value
  expandPath(ledger, target[name], rest, path)
}

/** A copy of the answer in which the ids at `paths` (such as `payment_intent.latest_charge`) are whole objects. */
export function expanded(ledger: Ledger, answer: unknown, paths: string[]): unknown {
  const copy: unknown = structuredClone(answer)
  for (const path of paths) expandPath(ledger, copy, path.split('.'), path)
  return copy
}
