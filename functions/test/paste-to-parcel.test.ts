import { randomUUID } from 'node:crypto'
import type { ResponseOf } from '@wood-master/contract/calls'
import { toMinor } from '@wood-master/contract/money'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../testing/call.ts'
import { aProduct, pay } from '../testing/factories.ts'
import type { TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { norway, oslo } from './support/delivery.ts'
import { paymentSetup } from './support/payment-setup.ts'
import { orderAs, refundParts } from './support/payments.ts'

type Invoice = ResponseOf<'getInvoices'>[number]

let api: Api
let shopper: TestAccount
let admin: TestAccount
let skus: string[]

/** Prices in cents that do not divide by anything. */
const prices = [1, 333, 1250, 99, 7, 2021, 450, 1999]
/** Light enough that all units together go as a parcel. */
const weightGrams = 300

paymentSetup((setup) => {
  ;({ api, shopper, admin } = setup)
})
beforeEach(async () => {
  const word = randomUUID().slice(0, 8)
  skus = prices.map((_, index) => `${word}-${index}`)
  for (const [index, unitPrice] of prices.entries())
    await aProduct(api, { sku: skus[index] ?? '', name: `${word} peg ${index}`, unitPrice, weightGrams })
})

const cents = (amount: number) => toMinor(amount, 'usd')

/** Pastes eight lines, orders them to Oslo, and pays. */
async function anOrderToOslo(reverseCharge: boolean): Promise<string> {
  const { token } = shopper
  await api.shop.delivery.replace({ zones: [{ ...norway, reverseCharge }] })
  const text = skus.map((sku, index) => `${sku}\t${index + 3}`).join('\n')
  const { body: pasted } = await call(api, 'parseOrderList', { body: { text } })
  const lines = pasted.lines.map(({ productId = '', quantity = 0 }) => ({ productId, quantity }))
  await call(api, 'replaceCart', { body: { lines }, token })
  const address = { ...oslo, company: 'Snekkeri AS', taxNumber: 'SE 556188-8404 01' }
  const body = { key: randomUUID(), poNumber: 'PO-4711', address, rateId: 'parcel' }
  const { insertedId } = (await call(api, 'orderCart', { body, token })).body
  await pay(api, shopper, insertedId)
  return insertedId
}

function expectSums({ lines, goodsTotal, shippingTotal, taxTotal, total }: Invoice): void {
  expect(lines.reduce((sum, { price }) => sum + cents(price), 0)).toBe(cents(goodsTotal))
  expect(cents(goodsTotal) + cents(shippingTotal) + cents(taxTotal)).toBe(cents(total))
}

describe.each([
  { tax: 'tax', reverseCharge: false },
  { tax: 'a tax number instead of tax', reverseCharge: true },
])('eight pasted lines to Norway, with $tax', ({ reverseCharge }) => {
  it('cost the same on the order, the invoice and the credit note, to the cent', async () => {
    const id = await anOrderToOslo(reverseCharge)
    const goods = prices.reduce((sum, price, index) => sum + price * (index + 3), 0)
    const tax = reverseCharge ? 0 : Math.round((goods + 2400) * 0.25)
    const paid = await orderAs(api, shopper, id)
    expect(cents(paid.price)).toBe(goods + 2400 + tax)

    const tracking = ['370000000000000001', '370000000000000002']
    const shipment = { shipped: true, carrier: 'Bring', tracking }
    await call(api, 'shipOrder', { params: { id }, body: shipment, token: admin.token })
    const line = paid.lines[1]
    if (!line) throw new Error('the order has eight lines')
    const lines = [{ productId: line.productId, quantity: line.quantity }]
    const { body: refund } = await call(api, 'refundOrder', refundParts(admin, id, { lines }))

    const order = await orderAs(api, shopper, id)
    const [invoice, note] = (await call(api, 'getInvoices', { params: { id }, token: shopper.token })).body
    if (!invoice || !note) throw new Error('there is an invoice and a credit note')
    expectSums(invoice)
    expectSums(note)
    expect(invoice).toMatchObject({
      goodsTotal: order.goodsTotal,
      shippingTotal: order.shippingTotal,
      taxTotal: order.taxTotal,
      total: order.price,
      poNumber: 'PO-4711',
      buyer: { address: { company: 'Snekkeri AS', country: 'NO', taxNumber: 'SE 556188-8404 01' } },
      tax: { name: 'MVA', percent: reverseCharge ? 0 : 25 },
    })
    expect(invoice.tax?.reverseCharge ?? false).toBe(reverseCharge)
    const net = 333 * 4
    expect(cents(note.goodsTotal)).toBe(net)
    expect(cents(note.total)).toBe(net + (reverseCharge ? 0 : Math.round(net / 4)))
    expect(note.total).toBe(refund.refundedAmount)

    const written = await orderAs(api, admin, id)
    expect(written).toMatchObject({ carrier: 'Bring', tracking, invoiceNumber: invoice.number })
    expect(written.refunds).toMatchObject([
      { amount: note.total, taxAmount: note.taxTotal, creditNoteNumber: note.number },
    ])
  })
})
