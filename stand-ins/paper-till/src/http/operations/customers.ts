import { attachMethod, detachMethod, findCustomer } from '../../payments/attachments.ts'
import { createCustomer, deleteCustomer, updateCustomer } from '../../payments/customers.ts'
import {
  createPaymentMethod,
  findPaymentMethod,
  updatePaymentMethod,
} from '../../payments/payment-methods.ts'
import { createToken, findToken } from '../../payments/tokens.ts'
import { listParams, listResponse } from '../../wire/list.ts'
import { emptyBillingDetails, lists, type Operation, searches } from './operation.ts'

const customer = 'customer'
const method = 'payment_method'

const customers: Operation[] = [
  {
    method: 'post',
    path: '/v1/customers',
    kind: customer,
    returns: 'object',
    mayBeEmpty: ['address', 'metadata', 'shipping', 'tax_exempt'],
    run: createCustomer,
  },
  lists({
    path: '/v1/customers',
    kind: customer,
    entries: ({ customers }) => customers.values(),
    filters: { email: ({ email }, wanted) => email === wanted },
  }),
  searches('/v1/customers/search', customer, ({ customers }) => customers.values(), [
    'created',
    'email',
    'metadata',
    'name',
    'phone',
  ]),
  {
    method: 'get',
    path: '/v1/customers/:id',
    kind: customer,
    returns: 'object',
    run: (work, params, id) => {
      params.onlyKnown([])
      return work.ledger.deletedCustomers.get(id) ?? findCustomer(work, id, 'id', 'path')
    },
  },
  {
    method: 'post',
    path: '/v1/customers/:id',
    kind: customer,
    returns: 'object',
    run: (work, params, id) => updateCustomer(work, id, params),
  },
  {
    method: 'delete',
    path: '/v1/customers/:id',
    kind: customer,
    returns: 'object',
    run: (work, params, id) => {
      params.onlyKnown([])
      return deleteCustomer(work, id)
    },
  },
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
  {
    method: 'post',
    path: '/v1/payment_methods',
    kind: method,
    returns: 'object',
    mayBeEmpty: emptyBillingDetails('billing_details'),
    forBrowser: true,
    run: createPaymentMethod,
  },
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
  {
    method: 'get',
    path: '/v1/payment_methods/:id',
    kind: method,
    returns: 'object',
    run: (work, params, id) => {
      params.onlyKnown([])
      return findPaymentMethod(work, id, 'payment_method', 'path')
    },
  },
  {
    method: 'post',
    path: '/v1/payment_methods/:id',
    kind: method,
    returns: 'object',
    run: (work, params, id) => updatePaymentMethod(work, id, params),
  },
  {
    method: 'post',
    path: '/v1/payment_methods/:id/attach',
    kind: method,
    returns: 'object',
    run: (work, params, id) => attachMethod(work, id, params),
  },
  {
    method: 'post',
    path: '/v1/payment_methods/:id/detach',
    kind: method,
    returns: 'object',
    run: (work, params, id) => detachMethod(work, id, params),
  },
]

const tokens: Operation[] = [
  {
    method: 'post',
    path: '/v1/tokens',
    kind: 'token',
    returns: 'object',
    mayBeEmpty: [],
    forBrowser: true,
    run: createToken,
  },
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
