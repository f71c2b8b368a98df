import { attachMethod, detachMethod, findCustomer } from '../../payments/attachments.ts'
import { createCustomer, deleteCustomer, updateCustomer } from '../../payments/customers.ts'
import {
  createPaymentMethod,
  findPaymentMethod,
  updatePaymentMethod,
} from '../../payments/payment-methods.ts'
import { createToken, findToken } from '../../payments/tokens.ts'
import { listParams, listResponse } from '../../wire/list.ts'
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
  posts('/v1/customers', customer, createCustomer, {
    mayBeEmpty: ['address', 'metadata', 'shipping', 'tax_exempt'],
  }),
  lists({
    path: '/v1/customers',
    kind: customer,
    entries: ({ customers }) => customers.values(),
    filters: { email: ({ email }, wanted) => email === wanted },
  }),
  searches('/v1/customers/search', customer, 'customers', ['created', 'email', 'metadata', 'name', 'phone']),
  retrieves(
    '/v1/customers/:id',
    customer,
    (work, id) => work.ledger.deletedCustomers.get(id) ?? findCustomer(work, id, 'id', 'path'),
  ),
  posts('/v1/customers/:id', customer, (work, params, id) => updateCustomer(work, id, params)),
  deletes('/v1/customers/:id', customer, (work, params, id) => {
    params.onlyKnown([])
    return deleteCustomer(work, id)
  }),
  {
    method: 'get',
    path: '/v1/customers/:id/payment_methods',
    kind: method,
    returns: 'list',
    run: (work, params, id) => {
      params.onlyKnown([...listParams, 'type', 'allow_redisplay'])
      findCustomer(work, id, 'customer', 'path')
      const type = params.text('type')
      const shown = params.text('allow_redisplay')
      const url = `/v1/customers/${id}/payment_methods`
      const fits = (entry: { customer: string | null; type: string; allow_redisplay?: string }) =>
        entry.customer === id &&
        (type === null || entry.type === type) &&
        (shown === null || entry.allow_redisplay === shown)
      return listResponse(work.ledger.paymentMethods.values(), params, 'payment method', url, fits)
    },
  },
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
    entries: ({ paymentMethods }) => [...paymentMethods.values()].filter((entry) => entry.customer !== null),
    filters: {
      customer: (entry, wanted) => entry.customer === wanted,
      type: (entry, wanted) => entry.type === wanted,
      allow_redisplay: (entry, wanted) => entry.allow_redisplay === wanted,
    },
    check: (work, params) => {
      const id = params.text('customer')
      if (id !== null) findCustomer(work, id)
    },
  }),
  retrieves('/v1/payment_methods/:id', method, (work, id) =>
    findPaymentMethod(work, id, 'payment_method', 'path'),
  ),
  posts('/v1/payment_methods/:id', method, (work, params, id) => updatePaymentMethod(work, id, params)),
  posts('/v1/payment_methods/:id/attach', method, (work, params, id) => attachMethod(work, id, params)),
  posts('/v1/payment_methods/:id/detach', method, (work, params, id) => detachMethod(work, id, params)),
]

const tokens: Operation[] = [
  posts('/v1/tokens', 'token', createToken, { mayBeEmpty: [], forBrowser: true }),
  {
    method: 'get',
    path: '/v1/tokens/:id',
    kind: 'token',
    returns: 'object',
    run: (work, params, id) => {
      params.onlyKnown([])
      return findToken(work, id)
    },
  },
]

export const customerOperations: Operation[] = [...customers, ...methods, ...tokens]
