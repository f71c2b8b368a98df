import type { PaymentIntent, PaymentMethod } from '../ledger/objects.ts'
import type { Params } from '../wire/params.ts'
import { missingParameter } from '../wire/stripe-error.ts'
import { countryOf, emailOf } from '../wire/validation.ts'

/** An address with every unknown part null; `param` names it in errors. */
export function addressOf(address: Params | null, param: string) {
  address?.onlyKnown('city country line1 line2 postal_code state')
  const part = (name: string) => address?.text(name) ?? null
  return {
    city: part('city'),
    country: address ? countryOf(address, `${param}[country]`) : null,
    line1: part('line1'),
    line2: part('line2'),
    postal_code: part('postal_code'),
    state: part('state'),
  }
}

/** Where the goods go, if the call says so: a name and an address are required. */
export function shippingOf(params: Params | null): PaymentIntent['shipping'] {
  if (!params) return null
  params.onlyKnown('address carrier name phone tracking_number')
  const address = params.object('address')
  if (!address) throw missingParameter('shipping[address]')
  return {
    address: addressOf(address, 'shipping[address]'),
    carrier: params.text('carrier'),
    name: params.requiredText('name'),
    phone: params.text('phone'),
    tracking_number: params.text('tracking_number'),
  }
}

type BillingDetails = PaymentMethod['billing_details']
const noDetails: BillingDetails = {
  address: addressOf(null, ''),
  email: null,
  name: null,
  phone: null,
  tax_id: null,
}

/** Stripe's billing details; what the call does not name stays as it was before, null at first. */
export function billingDetails(params: Params | null, before: BillingDetails = noDetails): BillingDetails {
  const after = structuredClone(before)
  if (!params) return after
  params.onlyKnown('address email name phone tax_id')
  for (const name of ['name', 'phone', 'tax_id'] as const)
    if (params.has(name)) after[name] = params.text(name)
  if (params.has('email')) after.email = emailOf(params, 'email', 'billing_details[email]')
  if (params.has('address')) after.address = addressOf(params.object('address'), 'billing_details[address]')
  return after
}
