import type { Dispute, EarlyFraudWarning, Refund } from '../../ledger/objects.ts'
import { findBalanceTransaction } from '../../payments/balance-transactions.ts'
import { findCharge, updateCharge } from '../../payments/charges.ts'
import { captureDirectCharge, createCharge } from '../../payments/direct-charges.ts'
import { closeDispute, findDispute } from '../../payments/disputes.ts'
import { findEarlyFraudWarning } from '../../payments/early-fraud-warnings.ts'
import { cancelRefund, createRefund, findRefund, updateRefund } from '../../payments/refunds.ts'
import { updateDispute } from '../../payments/update-dispute.ts'
import { lists, type Operation, posts, retrieves, searches } from './operation.ts'

type OfPayment = { charge: string | null; payment_intent?: string | null }
const byCharge = ({ charge }: OfPayment, wanted: string) => charge === wanted
const byIntent = ({ payment_intent }: OfPayment, wanted: string) => payment_intent === wanted

const charges: Operation[] = [
  posts('/v1/charges', 'charge', createCharge, { mayBeEmpty: ['metadata'] }),
  lists({
    path: '/v1/charges',
    kind: 'charge',
    entries: ({ charges }) => charges.values(),
    filters: {
      customer: ({ customer }, wanted) => customer === wanted,
      payment_intent: ({ payment_intent }, wanted) => payment_intent === wanted,
      transfer_group: ({ transfer_group }, wanted) => transfer_group === wanted,
    },
  }),
  searches('/v1/charges/search', 'charge', 'charges', [
    'amount',
    'billing_details.address.postal_code',
    'created',
    'currency',
    'customer',
    'disputed',
    'metadata',
    'refunded',
    'status',
  ]),
  retrieves('/v1/charges/:id', 'charge', (work, id) => findCharge(work, id)),
  posts('/v1/charges/:id', 'charge', (work, params, id) => updateCharge(work, id, params)),
  posts('/v1/charges/:id/capture', 'charge', (work, params, id) => captureDirectCharge(work, id, params)),
]

const refunds: Operation[] = [
  posts('/v1/refunds', 'refund', createRefund, { mayBeEmpty: ['metadata'] }),
  lists<Refund>({
    path: '/v1/refunds',
    kind: 'refund',
    entries: ({ refunds }) => refunds.values(),
    filters: { charge: byCharge, payment_intent: byIntent },
  }),
  retrieves('/v1/refunds/:id', 'refund', findRefund),
  posts('/v1/refunds/:id', 'refund', (work, params, id) => updateRefund(work, id, params)),
  posts('/v1/refunds/:id/cancel', 'refund', (work, params, id) => cancelRefund(work, id, params)),
]

const disputes: Operation[] = [
  lists<Dispute>({
    path: '/v1/disputes',
    kind: 'dispute',
    entries: ({ disputes }) => disputes.values(),
    filters: { charge: byCharge, payment_intent: byIntent },
  }),
  retrieves('/v1/disputes/:id', 'dispute', findDispute),
  posts('/v1/disputes/:id', 'dispute', (work, params, id) => updateDispute(work, id, params)),
  posts('/v1/disputes/:id/close', 'dispute', (work, params, id) => {
    params.onlyKnown([])
    return closeDispute(work, findDispute(work, id), 'lost')
  }),
  lists<EarlyFraudWarning>({
    path: '/v1/radar/early_fraud_warnings',
    kind: 'radar.early_fraud_warning',
    entries: ({ earlyFraudWarnings }) => earlyFraudWarnings.values(),
    filters: { charge: byCharge, payment_intent: byIntent },
  }),
  retrieves('/v1/radar/early_fraud_warnings/:id', 'radar.early_fraud_warning', findEarlyFraudWarning),
]

const balance: Operation[] = [
  lists({
    path: '/v1/balance_transactions',
    kind: 'balance_transaction',
    entries: ({ balanceTransactions }) => balanceTransactions.values(),
    filters: {
      currency: ({ currency }, wanted) => currency === wanted,
      source: ({ source }, wanted) => source === wanted,
      type: ({ type }, wanted) => type === wanted,
    },
  }),
  retrieves('/v1/balance_transactions/:id', 'balance_transaction', findBalanceTransaction),
]

export const moneyOperations: Operation[] = [...charges, ...refunds, ...disputes, ...balance]
