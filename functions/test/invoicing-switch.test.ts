import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seriesProblems, yearOf } from '../src/domain/invoices/invoice.ts'
import { issueDueInvoices, issueInvoices } from '../src/domain/invoices/issue-invoices.ts'
import { call, refused } from '../testing/call.ts'
import { aPaidOrder, aProduct } from '../testing/factories.ts'
import { signUp, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { orderAs } from './support/payments.ts'

let api: Api
let shopper: TestAccount
let orderId: string

beforeAll(async () => {
  api = await startApi()
  shopper = await signUp(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.shop.invoices.resume(api.shop.now())
  orderId = await aPaidOrder(api, shopper, await aProduct(api))
})

const sequenceOf = async () => Number((await orderAs(api, shopper, orderId)).invoiceNumber?.split('-')[1])
const series = () => api.shop.invoices.series(yearOf(api.shop.now()))
const issueDue = () => issueDueInvoices(api.shop, api.shop.now())

it('gives no number while it is off, to nobody who asks, and what is due once it is on', async () => {
  const since = api.shop.now()
  await api.shop.invoices.pause(since)
  expect(await issueDue()).toEqual({ issued: 0, failed: 0, pausedSince: since })
  await expect(issueInvoices(api.shop, orderId, since)).rejects.toMatchObject({ code: 'busy' })
  await refused(api, 'getInvoices', 'busy', { params: { id: orderId }, token: shopper.token })
  expect((await orderAs(api, shopper, orderId)).invoiceNumber).toBeUndefined()
  const { last } = await series()

  await api.shop.invoices.resume(api.shop.now())
  expect(await issueDue()).toMatchObject({ issued: 1, failed: 0 })
  expect(await sequenceOf()).toBe(last + 1)
  const { body } = await call(api, 'getInvoices', { params: { id: orderId }, token: shopper.token })
  expect(body).toHaveLength(1)
})

it('goes on behind the last number that was given before a restore, and notes those between as lost', async () => {
  const year = yearOf(api.shop.now())
  const { last } = await series()
  await api.shop.invoices.pause(api.shop.now())
  const at = api.shop.now()
  await api.shop.invoices.resume(at, [{ year, sequence: last + 3 }])
  await issueDue()
  expect(await sequenceOf()).toBe(last + 4)
  const after = await series()
  expect(after).toMatchObject({ last: last + 4, lost: [{ from: last + 1, to: last + 3, at }] })
  expect(seriesProblems(after)).toEqual({ missing: [], double: [] })
})

it('goes on so in each year that lost numbers, as in a restore over New Year', async () => {
  const year = yearOf(api.shop.now())
  const years = [year - 1, year]
  const lasts = await Promise.all(years.map(async (one) => (await api.shop.invoices.series(one)).last))
  const at = api.shop.now()
  const [before = 0, now = 0] = lasts
  await api.shop.invoices.resume(at, [
    { year: year - 1, sequence: before + 2 },
    { year, sequence: now + 5 },
    { year, sequence: now + 1 },
  ])
  const [old, current] = await Promise.all(years.map((one) => api.shop.invoices.series(one)))
  expect(old).toMatchObject({ last: before + 2, lost: [{ from: before + 1, to: before + 2, at }] })
  expect(current?.last).toBe(now + 5)
  expect(current?.lost.at(-1)).toEqual({ from: now + 1, to: now + 5, at })
  await issueDue()
  expect(await sequenceOf()).toBe(now + 6)
})

it('never sets the series back', async () => {
  await issueDue()
  const before = await series()
  await api.shop.invoices.resume(api.shop.now(), [{ year: yearOf(api.shop.now()), sequence: 1 }])
  expect(await series()).toEqual(before)
})
