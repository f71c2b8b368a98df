import { findBalanceTransaction } from '../../payments/balance-transactions.ts'
import { findCharge, updateCharge } from '../../payments/charges.ts'
import { captureDirectCharge, createCharge } from '../../payments/direct-charges.ts'
import { closeDispute, findDispute } from '../../payments/disputes.ts'
import { findEarlyFraudWarning } from '../../payments/early-fraud-warnings.ts'
import { cancelRefund, createRefund, findRefund, updateRefund } from '../../payments/refunds.ts'
import { updateDispute } from '../../payments/update-dispute.ts'
import { lists, type Operation, posts, retrieves, searches } from './operation.ts'

const ofPayment = 'charge payment_intent'
const warning = 'radar.early_fraud_warning'
const transaction = 'balance_transaction'

/** What became of the money: charges, refunds, disputes and the balance. */
export const moneyOperations: Operation[] = [
  posts('/v1/charges', 'charge', createCharge, { mayBeEmpty: 'metadata' }),
  lists({
    path: '/v1/charges',
    kind: 'charge',
    entries: ({ charges }) => charges.values(),
    filters: 'customer payment_intent transfer_group',
  }),
  searches(
    '/v1/charges/search',
    'charge',
    'charges',
    'amount billing_details.address.postal_code created currency customer disputed metadata refunded status',
  ),
  retrieves('/v1/charges/:id', 'charge', (work, id) => findCharge(work, id)),
  posts('/v1/charges/:id', 'charge', updateCharge),
  posts('/v1/charges/:id/capture', 'charge', captureDirectCharge),
  posts('/v1/refunds', 'refund', createRefund, { mayBeEmpty: 'metadata' }),
  lists({
    path: '/v1/refunds',
    kind: 'refund',
    entries: ({ refunds }) => refunds.values(),
    filters: ofPayment,
  }),
  retrieves('/v1/refunds/:id', 'refund', findRefund),
  posts('/v1/refunds/:id', 'refund', updateRefund),
  posts('/v1/refunds/:id/cancel', 'refund', cancelRefund),
  lists({
    path: '/v1/disputes',
    kind: 'dispute',
    entries: ({ disputes }) => disputes.values(),
    filters: ofPayment,
  }),
  retrieves('/v1/disputes/:id', 'dispute', findDispute),
  posts('/v1/disputes/:id', 'dispute', updateDispute),
  posts('/v1/disputes/:id/close', 'dispute', (work, params, id) => {
    params.onlyKnown('')
    return closeDispute(work, findDispute(work, id), 'lost')
  }),
  lists({
    path: '/v1/radar/early_fraud_warnings',
    kind: warning,
    entries: ({ earlyFraudWarnings }) => earlyFraudWarnings.values(),
    filters: ofPayment,
  }),
  retrieves('/v1/radar/early_fraud_warnings/:id', warning, findEarlyFraudWarning),
  lists({
    path: '/v1/balance_transactions',
    kind: transaction,
    entries: ({ balanceTransactions }) => balanceTransactions.values(),
    filters: 'currency source type',
  }),
  retrieves('/v1/balance_transactions/:id', transaction, findBalanceTransaction),
]
