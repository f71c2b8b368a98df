import { newId } from '../ledger/ids.ts'
import type { BalanceTransaction, Charge } from '../ledger/objects.ts'
import { found } from '../wire/stripe-error.ts'
import { testCardOf } from './payment-methods.ts'
import type { Work } from './work.ts'

const twoDays = 2 * 24 * 60 * 60

type Part = 'amount' | 'currency' | 'description' | 'reporting_category' | 'source' | 'type'
/** What leaves the balance is negative. */
interface Movement extends Pick<BalanceTransaction, Part> {
  fee: { amount: number; description: string } | null
  available: boolean
}

/** Writes one movement of the balance. It stays in the currency of the charge: nothing is converted here. */
export function recordTransaction(work: Work, { fee, available, ...parts }: Movement): BalanceTransaction {
  const { amount, currency } = parts
  const transaction: BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    available_on: available ? work.now : work.now + twoDays,
    balance_type: 'payments',
    created: work.now,
    exchange_rate: null,
    fee: fee?.amount ?? 0,
    fee_details: fee ? [{ ...fee, application: null, currency, type: 'stripe_fee' }] : [],
    net: amount - (fee?.amount ?? 0),
    status: available ? 'available' : 'pending',
    ...parts,
  }
  work.ledger.balanceTransactions.set(transaction.id, transaction)
  if (!available) settleTransaction(work, transaction)
  return transaction
}

/** What is pending is available from its day on. */
export function settleTransaction(work: Work, transaction: BalanceTransaction): void {
  work.after(transaction.available_on - work.now, () => {
    transaction.status = 'available'
  })
}

/** What a captured charge brings: its amount less 2.9 % and 30 minor units. */
export function recordChargeTransaction(work: Work, charge: Charge): void {
  const amount = charge.amount_captured
  const fee = {
    amount: Math.min(amount, Math.round(amount * 0.029) + 30),
    description: 'Stripe processing fees',
  }
  const { id } = recordTransaction(work, {
    amount,
    currency: charge.currency,
    fee,
    source: charge.id,
    type: 'charge',
    reporting_category: 'charge',
    description: charge.description,
    available: testCardOf(work, charge.payment_method ?? '').available === true,
  })
  charge.balance_transaction = id
}

export const findBalanceTransaction = (work: Work, id: string) =>
  found(work.ledger.balanceTransactions, id, 'balance transaction', 'id')
