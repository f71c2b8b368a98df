import type { PaymentMethod } from '../ledger/objects.ts'
import type { Params } from '../wire/params.ts'
import { found, notPossible, StripeError } from '../wire/stripe-error.ts'
import { change } from './changes.ts'
import { findPaymentMethod, testCardOf } from './payment-methods.ts'
import type { Work } from './work.ts'

const spent =
  'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.'

/** A customer who exists; 404 or 400 for one who does not, or is deleted. */
export const findCustomer = (
  work: Work,
  id: string,
  param = 'customer',
  where: 'path' | 'parameter' = 'parameter',
) => found(work.ledger.customers, id, 'customer', param, where)

/** Refuses a method that was used up, or that belongs to somebody else than `customer`. */
export function checkUsable(work: Work, method: PaymentMethod, customer: string | null): void {
  if (work.ledger.spentMethods.has(method.id)) throw notPossible(spent)
  if (method.customer === null || method.customer === customer) return
  if (customer !== null) throw notTheCustomers(method.id)
  throw notPossible(
    'The provided PaymentMethod belongs to a Customer. Please include the Customer in the `customer` parameter on the PaymentIntent.',
  )
}

export function notTheCustomers(methodId: string, param?: string): StripeError {
  const message = `The customer does not have a payment method with the ID ${methodId}. The payment method must be attached to the customer.`
  return notPossible(message, { code: 'resource_missing', ...(param ? { param } : {}) })
}

/** Binds a method to a customer, unless they were deleted meanwhile: it may then be used again and again. */
export function bindMethod(work: Work, method: PaymentMethod, customer: string): void {
  if (!work.ledger.customers.has(customer)) return
  work.ledger.spentMethods.delete(method.id)
  if (method.customer === customer) return
  method.customer = customer
  work.emit('payment_method.attached', method)
}

/** Refuses a card whose bank declines already the check that an attachment makes. */
export function checkAttachable(work: Work, method: PaymentMethod): void {
  const { decline, attachable } = testCardOf(work, method.id)
  if (!decline || attachable) return
  const { code, declineCode: decline_code, param } = decline
  throw new StripeError(402, 'card_error', decline.message, {
    code,
    decline_code,
    ...(param ? { param } : {}),
  })
}

export function attachMethod(work: Work, params: Params, id: string): PaymentMethod {
  params.onlyKnown('customer', 'customer_account')
  const customer = findCustomer(work, params.requiredText('customer'))
  const method = findPaymentMethod(work, id, 'payment_method', 'path')
  if (work.ledger.spentMethods.has(method.id)) throw notPossible(spent)
  if (method.customer !== null && method.customer !== customer.id) {
    throw notPossible('The payment method you provided has already been attached to a customer.')
  }
  checkAttachable(work, method)
  bindMethod(work, method, customer.id)
  return method
}

/** Takes a method from its customer; it may never be used again. */
export function detachMethod(work: Work, params: Params, id: string): PaymentMethod {
  params.onlyKnown('')
  const method = findPaymentMethod(work, id, 'payment_method', 'path')
  if (method.customer === null) {
    throw notPossible(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    )
  }
  const owner = work.ledger.customers.get(method.customer)
  work.ledger.spentMethods.add(method.id)
  change(work, 'payment_method.detached', method, () => {
    method.customer = null
  })
  if (owner?.invoice_settings.default_payment_method === method.id) {
    change(work, 'customer.updated', owner, () => {
      owner.invoice_settings.default_payment_method = null
    })
  }
  return method
}
