import { namesIn } from '../wire/params.ts'

/** Stripe's names of the events of the objects that exist here. */
const told = namesIn(`
  charge.captured charge.dispute.closed charge.dispute.created charge.dispute.funds_reinstated
  charge.dispute.funds_withdrawn charge.dispute.updated charge.expired charge.failed charge.pending
  charge.refund.updated charge.refunded charge.succeeded charge.updated
  customer.created customer.deleted customer.discount.created customer.discount.deleted customer.discount.updated
  customer.source.created customer.source.deleted customer.source.expiring customer.source.updated
  customer.subscription.created customer.subscription.deleted customer.subscription.paused
  customer.subscription.pending_update_applied customer.subscription.pending_update_expired
  customer.subscription.resumed customer.subscription.trial_will_end customer.subscription.updated
  customer.tax_id.created customer.tax_id.deleted customer.tax_id.updated customer.updated
  payment_intent.amount_capturable_updated payment_intent.canceled payment_intent.created
  payment_intent.partially_funded payment_intent.payment_failed payment_intent.processing
  payment_intent.requires_action payment_intent.succeeded
  payment_method.attached payment_method.automatically_updated payment_method.detached payment_method.updated
  radar.early_fraud_warning.created radar.early_fraud_warning.updated
  refund.created refund.failed refund.updated
  setup_intent.canceled setup_intent.created setup_intent.requires_action setup_intent.setup_failed
  setup_intent.succeeded
  test_helpers.test_clock.advancing test_helpers.test_clock.created test_helpers.test_clock.deleted
  test_helpers.test_clock.internal_failure test_helpers.test_clock.ready`)

/** How the names of Stripe's other events begin: they may be asked for and never come here. */
const others = namesIn(`
  account application_fee apps balance balance_settings billing billing_portal capability cash_balance checkout
  climate coupon credit_note customer_cash_balance_transaction entitlements file financial_connections identity
  invoice invoice_payment invoiceitem issuing_authorization issuing_card issuing_cardholder issuing_dispute
  issuing_personalization_design issuing_token issuing_transaction mandate payment_link payout person plan price
  product promotion_code quote reporting reserve review sigma source subscription_schedule tax tax_rate terminal
  three_d_secure topup transfer treasury`)

export function isEventName(name: string): boolean {
  const [family = '', ...rest] = name.split('.')
  return told.includes(name) || (others.includes(family) && rest.length > 0)
}
