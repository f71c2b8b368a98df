import { newId, randomLetters } from '../ledger/ids.ts'
import type { Customer, DeletedCustomer } from '../ledger/objects.ts'
import type { Params } from '../wire/params.ts'
import { emailOf } from '../wire/validation.ts'
import { bindMethod, checkAttachable, checkUsable, findCustomer, notTheCustomers } from './attachments.ts'
import { addressOf } from './billing-details.ts'
import { change } from './changes.ts'
import { findPaymentMethod } from './payment-methods.ts'
import type { Work } from './work.ts'

const changeable =
  'address balance description email invoice_settings metadata name phone preferred_locales shipping tax_exempt'
const notHere = `business_name cash_balance default_source individual_name invoice_prefix next_invoice_sequence
  source tax tax_id_data test_clock validate`

function shippingOf(params: Params): Customer['shipping'] {
  params.onlyKnown('address name phone')
  return {
    address: addressOf(params.object('address'), 'shipping[address]'),
    name: params.requiredText('name'),
    phone: params.text('phone') ?? '',
  }
}

/** Reads every change before the first one is made, so that an error changes nothing. */
function changesOf(work: Work, params: Params, before: Customer): Partial<Customer> {
  const changes: Partial<Customer> = { metadata: params.metadata('metadata', before.metadata) }
  for (const name of ['description', 'name', 'phone'] as const)
    if (params.has(name)) changes[name] = params.text(name)
  if (params.has('email')) changes.email = emailOf(params, 'email')
  if (params.has('balance')) changes.balance = params.requiredInteger('balance')
  if (params.has('preferred_locales')) changes.preferred_locales = params.texts('preferred_locales')
  if (params.has('tax_exempt'))
    changes.tax_exempt = params.oneOf('tax_exempt', ['exempt', 'none', 'reverse']) ?? 'none'
  if (params.has('address')) {
    const address = params.object('address')
    changes.address = address ? addressOf(address, 'address') : null
  }
  if (params.has('shipping')) {
    const shipping = params.object('shipping')
    changes.shipping = shipping ? shippingOf(shipping) : null
  }
  const settings = params.object('invoice_settings')
  if (settings) {
    settings.onlyKnown('default_payment_method', 'custom_fields footer rendering_options')
    const id = settings.text('default_payment_method')
    if (id !== null) {
      const param = 'invoice_settings[default_payment_method]'
      const method = findPaymentMethod(work, id, param)
      // A new customer may name the method that comes along in the same call.
      const comesAlong = id === params.text('payment_method')
      if (method.customer !== before.id && !comesAlong) throw notTheCustomers(id, param)
    }
    changes.invoice_settings = { ...before.invoice_settings, default_payment_method: id }
  }
  return changes
}

/** Makes a customer, with `payment_method` attached where one is named. */
export function createCustomer(work: Work, params: Params): Customer {
  params.onlyKnown(`${changeable} payment_method`, notHere)
  const id = newId('cus')
  const blank: Customer = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: work.now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: randomLetters(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
  const customer = { ...blank, ...changesOf(work, params, blank) }
  const methodId = params.text('payment_method')
  const method = methodId === null ? null : findPaymentMethod(work, methodId)
  if (method) {
    checkUsable(work, method, null)
    checkAttachable(work, method)
  }
  work.ledger.customers.set(id, customer)
  work.emit('customer.created', customer)
  if (method) bindMethod(work, method, id)
  return customer
}

export function updateCustomer(work: Work, params: Params, id: string): Customer {
  params.onlyKnown(changeable, notHere)
  const customer = findCustomer(work, id, 'id', 'path')
  const changes = changesOf(work, params, customer)
  return change(work, 'customer.updated', customer, () => Object.assign(customer, changes))
}

/** Deletes a customer for good, its methods with it; what stays can be retrieved, as at Stripe. */
export function deleteCustomer(work: Work, id: string): DeletedCustomer {
  const customer = findCustomer(work, id, 'id', 'path')
  const deleted: DeletedCustomer = { id, object: 'customer', deleted: true }
  work.ledger.customers.delete(id)
  work.ledger.deletedCustomers.set(id, deleted)
  for (const method of work.ledger.paymentMethods.values()) {
    if (method.customer !== id) continue
    method.customer = null
    work.ledger.spentMethods.add(method.id)
  }
  work.emit('customer.deleted', customer)
  return deleted
}
