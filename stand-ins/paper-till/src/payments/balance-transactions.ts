import { newId } from '../ledger/ids.ts'
import type { BalanceTransaction, Charge } from '../ledger/objects.ts'
import { noSuch } from '../wire/stripe-error.ts'
import { testCardOf } from './payment-methods.ts'
import type { Work } from './work.ts'

const twoDays = 2 * 24 * 60 * 60

interface Movement {
  /** Minor units; what leaves the balance is negative. */
  amount: number
  currency: string
  fee: { amount: number; description: string } | null
  source: string
  type: 'adjustment' | 'charge' | 'payment_failure_refund' | 'refund' | 'refund_failure'
  category: string
  description: string | null
  available: boolean
}

/** Writes one movement of the balance. It stays in the currency of the charge: nothing is converted here. */
export function recordTransaction(work: Work, movement: Movement): BalanceTransaction {
  const { amount, currency, fee, source, type, category, description, available } = movement
  const transaction: BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: available ? work.now : work.now + twoDays,
    balance_type: 'payments',
    created: work.now,
    currency,
    description,
    exchange_rate: null,
    fee: fee?.amount ?? 0,
    fee_details: fee
      ? [
          {
            amount: fee.amount,
            application: null,
            currency,
            description: fee.description,
            type: 'stripe_fee',
          },
        ]
      : [],
    net: amount - (fee?.amount ?? 0),
    reporting_category: category,
    source,
    status: available ? 'available' : 'pending',
    type,
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
    category: 'charge',
    description: charge.description,
    available: testCardOf(work, charge.payment_method ?? '').available === true,
  })
  charge.balance_transaction = id
}

export function findBalanceTransaction(work: Work, id: string): BalanceTransaction {
  const transaction = work.ledger.balanceTransactions.get(id)
  if (!transaction) throw noSuch('balance transaction', id, 'id', 'path')
  return transaction
}
