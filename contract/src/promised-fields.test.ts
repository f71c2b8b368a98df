import { describe, expect, it } from 'vitest'
import { type Call, calls } from './calls.ts'
import { jsonSchemaOf } from './openapi.ts'
import { type CallName, routes } from './routes.ts'

const email = 'sam@wood-master.test'
const img = 'https://images.example.com/dowels.jpg'

/** The payloads and the fields of the responses that pages rely on, written down once more: neither may be renamed. */
const promised: Record<string, { body?: object; query?: object; returns: string }> = {
  'GET /review': { returns: 'email rating review' },
  'GET /singleProduct/{id}': {
    returns:
      '_id name price minQuantity availableQuantity description img sku category material unit weightGrams casePack priceBreaks',
  },
  'PUT /product/{id}': { body: { availableQuantity: 16 }, returns: 'modifiedCount' },
  'POST /order': {
    body: { email, price: 50, quantity: 4, productName: 'Oak dowels', img, paymentStatus: false },
    returns: 'insertedId',
  },
  'GET /order': {
    returns:
      '_id email price quantity productName img paymentStatus shipped lines goodsTotal shippingTotal taxTotal number poNumber address shipping carrier tracking invoiceNumber',
  },
  'GET /order/{id}': {
    returns:
      '_id email price quantity productName img paymentStatus shipped lines goodsTotal shippingTotal taxTotal number poNumber address shipping carrier tracking invoiceNumber',
  },
  'DELETE /order/{id}': { returns: 'deletedCount' },
  'GET /catalog': {
    query: { q: 'oak', category: 'Dowels', material: 'Oak', maxPrice: 20, available: 'true', sort: '-price' },
    returns: 'products total facets nextCursor',
  },
  'GET /catalog/{id}': {
    returns:
      '_id name price minQuantity availableQuantity description img sku category material unit weightGrams casePack priceBreaks',
  },
  'GET /settings/search': { returns: 'synonyms' },
  'PUT /settings/search': {
    body: { synonyms: [{ typed: 'broom handle', means: 'dowel' }] },
    returns: 'acknowledged',
  },
  'GET /cart': { returns: 'lines price currency' },
  'PUT /cart': {
    body: { lines: [{ productId: 'oak-dowels', quantity: 4 }] },
    returns: 'lines price currency',
  },
  'POST /cart/order': {
    body: { key: '0b9f6a52-9d2e-4c1f-8a44-3f0c1d5e7a90', poNumber: 'PO 7' },
    returns: 'insertedId',
  },
  'POST /cart/parse': { body: { text: 'DWL-OAK-12 4' }, returns: 'lines' },
  'PUT /order/{id}': { body: { shipped: true }, returns: 'modifiedCount' },
  'PATCH /order/{id}': { body: { order: 'any', transactionId: 'pi_1' }, returns: 'acknowledged' },
  'GET /userOrder': {
    query: { email },
    returns:
      '_id email price quantity productName img paymentStatus shipped lines goodsTotal shippingTotal taxTotal number poNumber address shipping carrier tracking invoiceNumber',
  },
  'GET /admin/{email}': { returns: 'admin' },
  'PUT /user/{email}': { body: { email }, returns: 'token' },
  'GET /user': { returns: 'email role' },
  'PUT /user/admin/{email}': { returns: 'modifiedCount' },
  'DELETE /user/admin/{email}': { returns: 'modifiedCount' },
  'GET /singleUser': {
    query: { email },
    returns: 'email role name img education location phone linkedin',
  },
  'PUT /singleUser/{email}': {
    body: {
      name: 'Sam',
      role: 'admin',
      email,
      education: 'Joinery',
      location: 'Dhaka',
      phone: '+880 1',
      img,
    },
    returns: 'acknowledged',
  },
  'POST /review': { body: { email, rating: 0, review: 'Good' }, returns: 'insertedId' },
  'GET /product': {
    returns:
      '_id name price minQuantity availableQuantity description img sku category material unit weightGrams casePack priceBreaks',
  },
  'POST /product': {
    body: {
      name: 'Oak dowels',
      price: 12.5,
      minQuantity: 5,
      availableQuantity: 20,
      description: 'Fluted',
      img,
    },
    returns: 'insertedId',
  },
  'PATCH /product/{id}': {
    body: {
      sku: 'DWL-OAK-10',
      category: 'Dowels',
      material: 'Oak',
      unit: 'bundle of 12',
      weightGrams: 610,
      casePack: 4,
      priceBreaks: [{ minQuantity: 48, price: 1.45 }],
    },
    returns: 'modifiedCount',
  },
  'DELETE /product/{id}': { returns: 'deletedCount' },
  'POST /create-payment-intent': { body: { price: 50 }, returns: 'clientSecret' },
  'POST /image': { returns: 'success data' },
}

function callAt(place: string): Call {
  const name = (Object.keys(routes) as CallName[]).find(
    (known) => `${routes[known].method} ${routes[known].path}` === place,
  )
  if (!name) throw new Error(`there is no ${place}`)
  return calls[name]
}

interface Shape {
  properties?: object
  items?: Shape
}

describe.each(Object.entries(promised))('%s', (place, { body, query, returns }) => {
  it('takes what was promised and keeps every field of it', () => {
    const call = callAt(place)
    if (query) expect(call.query?.parse(query)).toEqual(query)
    expect(call.body === undefined).toBe(body === undefined)
    if (body) expect(call.body?.parse(body)).toEqual(body)
  })

  it('returns the promised fields', () => {
    const shape: Shape = jsonSchemaOf(callAt(place).response)
    const fields = Object.keys((shape.items ?? shape).properties ?? {})
    expect(fields).toEqual(expect.arrayContaining(returns.split(' ')))
  })
})
