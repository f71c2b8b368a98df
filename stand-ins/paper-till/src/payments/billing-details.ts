import type { PaymentIntent, PaymentMethod } from '../ledger/objects.ts'
import type { Params } from '../wire/params.ts'
import { missingParameter } from '../wire/stripe-error.ts'
import { countryOf, emailOf } from '../wire/validation.ts'

const addressParts = ['city', 'country', 'line1', 'line2', 'postal_code', 'state']

/** An address with every unknown part null; `param` names it in errors. */
export function addressOf(address: Params | null, param: string) {
  address?.onlyKnown(addressParts)
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
  params.onlyKnown(['address', 'carrier', 'name', 'phone', 'tracking_number'])
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

/** Stripe's billing details with every unknown part null. */
export function billingDetails(params: Params | null): PaymentMethod['billing_details'] {
  params?.onlyKnown(['address', 'email', 'name', 'phone', 'tax_id'])
  return {
    address: addressOf(params?.object('address') ?? null, 'billing_details[address]'),
    email: params ? emailOf(params, 'email', 'billing_details[email]') : null,
    name: params?.text('name') ?? null,
    phone: params?.text('phone') ?? null,
    tax_id: params?.text('tax_id') ?? null,
  }
}
