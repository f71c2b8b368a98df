import { describe, expect, it } from 'vitest'
import { issueDueInvoices } from '../src/domain/invoices/issue-invoices.ts'
import { call, refused } from '../testing/call.ts'
import { anOrder } from '../testing/factories.ts'
import { signUp, type TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { everythingIn, expectNothingWritten } from './support/database.ts'
import { paidOrderSetup } from './support/paid-order-setup.ts'
import { orderAs, refundParts } from './support/payments.ts'

let api: Api
let shopper: TestAccount
let admin: TestAccount
let productId: string
let orderId: string

paidOrderSetup((setup) => {
  ;({ api, shopper, admin, productId, orderId } = setup)
})
const request = (person = shopper) => ({ params: { id: orderId }, token: person.token })
const invoices = async (person = shopper) => (await call(api, 'getInvoices', request(person))).body

describe('GET /order/{id}/invoice', () => {
  it('writes the invoice when it is first asked for, and returns the same ever after', async () => {
    const first = await invoices()
    expect(first).toMatchObject([
      {
        kind: 'invoice',
        number: expect.stringMatching(/^\d{4}-\d{5}$/),
        seller: { name: 'Wood-Master', address: 'Sawmill Lane 4, 7030 Trondheim, Norway' },
        buyer: { email: shopper.email },
        lines: [{ name: 'Oak dowels', quantity: 4, unitPrice: 12.5, price: 50 }],
        goodsTotal: 50,
        shippingTotal: 0,
        taxTotal: 0,
        total: 50,
        currency: 'usd',
      },
    ])
    expect((await orderAs(api, shopper, orderId)).invoiceNumber).toBe(first[0]?.number)
    await expectNothingWritten(api, async () => expect(await invoices(admin)).toEqual(first))
  })

  it('writes one, however many ask at once', async () => {
    const asked = await Promise.all([invoices(), invoices(), invoices(admin)])
    expect(new Set(asked.map((body) => JSON.stringify(body))).size).toBe(1)
    expect(
      (await everythingIn(api)).filter((line) => line.startsWith(`invoices/invoice-${orderId}`)),
    ).toHaveLength(1)
  })

  it('adds a credit note of the same series for every refund, and never changes the invoice', async () => {
    const [before] = await invoices()
    await call(api, 'refundOrder', refundParts(admin, orderId, { lines: [{ productId, quantity: 1 }] }))
    const [invoice, note, ...others] = await invoices()
    expect(others).toEqual([])
    expect(invoice).toEqual(before)
    expect(note).toMatchObject({
      kind: 'credit_note',
      corrects: before?.number,
      reason: 'Split along the grain',
      lines: [{ quantity: 1, price: 12.5 }],
      total: 12.5,
    })
    expect((await orderAs(api, shopper, orderId)).refunds).toMatchObject([
      { creditNoteNumber: note?.number, taxAmount: 0 },
    ])
  })

  it('is refused before the payment, to others, and for orders that are not there', async () => {
    const unpaid = await anOrder(api, shopper, productId)
    const other = await signUp(api)
    await expectNothingWritten(api, async () => {
      await refused(api, 'getInvoices', 'order_not_paid', { params: { id: unpaid }, token: shopper.token })
      await refused(api, 'getInvoices', 'forbidden', request(other))
      await refused(api, 'getInvoices', 'not_found', { params: { id: 'nothing' }, token: admin.token })
    })
  })
})

describe('the schedule', () => {
  it('writes what is missing, and nothing more when it runs again', async () => {
    await issueDueInvoices(api.shop, api.shop.now())
    const { invoiceNumber } = await orderAs(api, shopper, orderId)
    expect(invoiceNumber).toBeDefined()
    await expectNothingWritten(api, async () => {
      expect(await issueDueInvoices(api.shop, api.shop.now())).toEqual({ issued: 0, failed: 0 })
    })
  })
})
