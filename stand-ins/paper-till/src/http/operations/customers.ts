import { attachMethod, detachMethod, findCustomer } from '../../payments/attachments.ts'
import { createCustomer, deleteCustomer, updateCustomer } from '../../payments/customers.ts'
import {
  createPaymentMethod,
  findPaymentMethod,
  updatePaymentMethod,
} from '../../payments/payment-methods.ts'
import { createToken, findToken } from '../../payments/tokens.ts'
import {
  deletes,
  emptyBillingDetails,
  lists,
  type Operation,
  posts,
  retrieves,
  searches,
} from './operation.ts'

const customer = 'customer'
const method = 'payment_method'

const customers: Operation[] = [
  posts('/v1/customers', customer, createCustomer, { mayBeEmpty: 'address metadata shipping tax_exempt' }),
  lists({
    path: '/v1/customers',
    kind: customer,
    entries: ({ customers }) => customers.values(),
    filters: 'email',
  }),
  searches('/v1/customers/search', customer, 'customers', 'created email metadata name phone'),
  retrieves(
    '/v1/customers/:id',
    customer,
    (work, id) => work.ledger.deletedCustomers.get(id) ?? findCustomer(work, id, 'id', 'path'),
  ),
  posts('/v1/customers/:id', customer, updateCustomer),
  deletes('/v1/customers/:id', customer, deleteCustomer),
  lists({
    path: '/v1/customers/:id/payment_methods',
    kind: method,
    entries: ({ paymentMethods }, id) =>
      [...paymentMethods.values()].filter(({ customer }) => customer === id),
    filters: 'type allow_redisplay',
    check: (work, _params, id) => findCustomer(work, id, 'customer', 'path'),
  }),
]

const methods: Operation[] = [
  posts('/v1/payment_methods', method, createPaymentMethod, {
    mayBeEmpty: emptyBillingDetails('billing_details'),
    forBrowser: true,
  }),
  lists({
    path: '/v1/payment_methods',
    kind: method,
    // Without a customer, Stripe lists none of the cards that were used once.
    entries: ({ paymentMethods }) => [...paymentMethods.values()].filter(({ customer }) => customer !== null),
    filters: 'customer type allow_redisplay',
    check: (work, params) => {
      const id = params.text('customer')
      if (id !== null) findCustomer(work, id)
    },
  }),
  retrieves('/v1/payment_methods/:id', method, (work, id) =>
    findPaymentMethod(work, id, 'payment_method', 'path'),
  ),
  posts('/v1/payment_methods/:id', method, updatePaymentMethod),
  posts('/v1/payment_methods/:id/attach', method, attachMethod),
  posts('/v1/payment_methods/:id/detach', method, detachMethod),
]

const tokens: Operation[] = [
  posts('/v1/tokens', 'token', createToken, { mayBeEmpty: '', forBrowser: true }),
  retrieves('/v1/tokens/:id', 'token', findToken),
]

export const customerOperations: Operation[] = [...customers, ...methods, ...tokens]
