import type { PaymentMethod } from '../ledger/objects'
import type { Params } from '../wire/params'

/** Stripe's billing details with every unknown part null. */
export function billingDetails(params: Params | null): PaymentMethod['billing_details'] {
  const address = params?.object('address') ?? null
  const part = (name: string) => address?.text(name) ?? null
  return {
    address: {
      city: part('city'),
      country: part('country'),
      line1: part('line1'),
      line2: part('line2'),
      postal_code: part('postal_code'),
      state: part('state'),
    },
    email: params?.text('email') ?? null,
    name: params?.text('name') ?? null,
    phone: params?.text('phone') ?? null,
    tax_id: params?.text('tax_id') ?? null,
  }
}
