import type { PaymentIntent, PaymentMethod } from '../ledger/objects.ts'
import type { Params } from '../wire/params.ts'

function addressOf(address: Params | null) {
  const part = (name: string) => address?.text(name) ?? null
  return {
    city: part('city'),
    country: part('country'),
    line1: part('line1'),
    line2: part('line2'),
    postal_code: part('postal_code'),
    state: part('state'),
  }
}

/** Where the goods go, if the call says so. */
export function shippingOf(params: Params | null): PaymentIntent['shipping'] {
  if (!params) return null
  return {
    address: addressOf(params.object('address')),
    carrier: params.text('carrier'),
    name: params.requiredText('name'),
    phone: params.text('phone'),
    tracking_number: params.text('tracking_number'),
  }
}

/** Stripe's billing details with every unknown part null. */
export function billingDetails(params: Params | null): PaymentMethod['billing_details'] {
  return {
    address: addressOf(params?.object('address') ?? null),
    email: params?.text('email') ?? null,
    name: params?.text('name') ?? null,
    phone: params?.text('phone') ?? null,
    tax_id: params?.text('tax_id') ?? null,
  }
}
