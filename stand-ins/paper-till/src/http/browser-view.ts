import type { PaymentIntent, SetupIntent } from '../ledger/objects.ts'
import { namesIn } from '../wire/params.ts'

/** A copy with the parts of these names alone. */
const viewOf =
  <T extends object>(names: string) =>
  (intent: Partial<T>): Partial<T> =>
    Object.fromEntries(namesIn(names).map((name) => [name, Reflect.get(intent, name)])) as Partial<T>

/** The part of an intent that Stripe shows to a browser: no metadata, no charge. */
export const browserView = viewOf<PaymentIntent>(`
  id object amount amount_details automatic_payment_methods canceled_at cancellation_reason capture_method client_secret
  confirmation_method created currency description last_payment_error livemode next_action payment_method
  payment_method_configuration_details payment_method_types processing receipt_email setup_future_usage shipping source
  status`)

/** The same of an intent to save a card. */
export const browserViewOfSetup = viewOf<SetupIntent>(`
  id object automatic_payment_methods cancellation_reason client_secret created description last_setup_error livemode
  next_action payment_method payment_method_configuration_details payment_method_types status usage`)
