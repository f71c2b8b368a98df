import { expect, it } from 'vitest'
import { type Call, calls } from '../calls.ts'

const all: [string, Call][] = Object.entries(calls)

/** Calls a minute, and the calls that may be made so often by one account or address. */
const limits = {
  5: ['addReview', 'sendMessage', 'askForNotice'],
  6: ['closeAccount', 'getOwnData'],
  10: ['cancelLines', 'requestCancellation', 'withdrawCancellation', 'requestReturn'],
  20: ['reportVisit', 'parseOrderList', 'checkTaxNumber', 'reportPayment', 'deleteCard', 'uploadImage'],
  30: [
    ...['mintToken', 'changeProfile', 'orderCart', 'addAddress', 'changeAddress', 'deleteAddress'],
    ...['placeOrder', 'deleteOrder', 'changeDelivery', 'acceptFreight', 'createPaymentIntent', 'changeStock'],
  ],
  60: ['quoteDelivery', 'listCards', 'priceCart'],
  120: [
    ...['isAdmin', 'getProfile', 'getCart', 'replaceCart', 'listAddresses', 'getOrder', 'getInvoices'],
    ...['listOwnOrders', 'getOwnReview'],
  ],
  300: [
    ...['browseCatalog', 'getCatalogProduct', 'listProducts', 'getProduct', 'listReviews'],
    'listProductReviews',
  ],
}

it('limits every call that others than admins may make, or says why not', () => {
  const open = all.filter(
    ([, { access, perMinute, unlimited }]) => access !== 'admin' && !perMinute && !unlimited,
  )
  expect(open.map(([name]) => name)).toEqual([])
})

it('limits no call of which it says why not, and none of admins, who are not counted', () => {
  const both = all.filter(
    ([, { access, perMinute, unlimited }]) => perMinute && (unlimited || access === 'admin'),
  )
  expect(both.map(([name]) => name)).toEqual([])
})

it('limits each call as often as is written here', () => {
  const found: Record<number, string[]> = {}
  for (const [name, { perMinute }] of all)
    if (perMinute) found[perMinute] = [...(found[perMinute] ?? []), name]
  const sorted = (table: Record<number, string[]>) =>
    Object.fromEntries(Object.entries(table).map(([perMinute, names]) => [perMinute, names.toSorted()]))
  expect(sorted(found)).toEqual(sorted(limits))
})
