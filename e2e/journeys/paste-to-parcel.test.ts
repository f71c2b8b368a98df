import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { accounts } from '../support/accounts.ts'
import { test } from '../support/journey.ts'
import { call, newPerson, newProducts, type Person, payOrder } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

const tracking = ['370000000000000001', '370000000000000002']
const address = {
  name: 'Kari Nordmann',
  company: 'Snekkeri AS',
  line1: 'Storgata 1',
  city: 'Trondheim',
  postalCode: '7030',
  country: 'NO',
  taxNumber: 'NO 123 456 789 MVA',
}

/** Eight pasted lines, ordered to Norway and paid. */
async function orderToNorway(buyer: Person, skus: string[]): Promise<string> {
  const { token } = buyer
  const text = skus.map((sku, index) => `${sku}\t${index + 5}`).join('\n')
  const pasted = await call('parseOrderList', { body: { text } })
  const lines = pasted.lines.map(({ productId = '', quantity = 0 }) => ({ productId, quantity }))
  await call('replaceCart', { token, body: { lines } })
  const { country, taxNumber } = address
  const { rates } = await call('quoteDelivery', { token, body: { country, taxNumber, lines } })
  const body = { key: crypto.randomUUID(), poNumber: 'PO-4711', address, rateId: rates[0]?.id }
  const { insertedId } = await call('orderCart', { token, body })
  await payOrder(buyer, insertedId)
  return insertedId
}

const dollars = (amount: number) => amount.toLocaleString('en', { style: 'currency', currency: 'USD' })
const cents = (amount: number) => Math.round(amount * 100)

/** Cents in a column of the exported table. No cell of it has a comma. */
function columnSums(csv: string): (name: string) => number {
  const [names = [], ...rows] = csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(',').map((cell) => cell.replaceAll('"', '')))
  return (name) => {
    expect(names).toContain(name)
    return rows.reduce((sum, row) => sum + cents(Number(row[names.indexOf(name)])), 0)
  }
}

test('eight pasted lines become a parcel to Norway, and every paper says the same to the cent', async ({
  page,
  browser,
}) => {
  const buyer = await newPerson('Kari Nordmann')
  const { skus } = await newProducts(8, { priceOf: (index) => (index * 333 + 7) / 100 })
  const id = await orderToNorway(buyer, skus)
  const { number } = await call('getOrder', { token: buyer.token, id })

  await signIn(page, accounts.admin)
  await page.goto('/dashboard/packing')
  const order = page.locator(`[data-order="${id}"]`)
  await expect(order).toContainText('7030 Trondheim')
  await order.getByRole('checkbox', { name: number }).check()
  for (const sku of skus) await order.getByRole('checkbox', { name: sku }).check()
  await expect(order).toContainText('8 of 8 packed')
  const field = order.getByRole('textbox', { name: 'Tracking numbers' })
  // A scanner types and presses Enter.
  for (const scanned of tracking) {
    await field.pressSequentially(scanned)
    await field.press('Enter')
  }
  await page.getByLabel('Carrier').selectOption('Bring')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Product Shipped' }).click()
  await expect(order).toHaveCount(0)
  const shipped = page.getByRole('list', { name: 'Shipped just now' })
  await shipped.getByRole('button', { name: `Undo the shipment of order ${number}` }).click()
  await expect(order).toContainText('8 of 8 packed')
  await order.getByRole('checkbox', { name: number }).check()
  for (const scanned of tracking) await field.pressSequentially(`${scanned} `)
  await page.getByRole('button', { name: 'Product Shipped' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Product Shipped' })).toBeVisible()

  await page.goto(`/dashboard/manageOrder/${id}`)
  await page.getByRole('button', { name: /Refund/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund order' })
  await dialog.getByRole('spinbutton').nth(1).fill('6')
  await dialog.getByLabel('Reason').fill('Split along the grain')
  await dialog.getByRole('button', { name: /Refund \$/ }).click()
  await expect(dialog).toBeHidden()

  const buyerPage = await (await browser.newContext()).newPage()
  await signIn(buyerPage, buyer)
  await buyerPage.goto(`/dashboard/myOrders/${id}`)
  const numbers = buyerPage.getByRole('list', { name: 'Tracking numbers' }).getByRole('link')
  await expect(numbers).toHaveCount(2)
  await expect(numbers.first()).toHaveAttribute('href', `https://tracking.bring.com/tracking/${tracking[0]}`)
  await expect(buyerPage.getByRole('list', { name: 'Progress of the order' })).toContainText('with Bring')
  await buyerPage.getByRole('link', { name: 'Invoice' }).click()
  const papers = buyerPage.getByRole('article')
  await expect(papers).toHaveCount(2)
  const paid = await call('getOrder', { token: buyer.token, id })
  const [refund] = paid.refunds
  if (!refund) throw new Error('one line was refunded')
  for (const fact of ['PO-4711', 'Snekkeri AS', address.taxNumber, 'Norway', dollars(paid.price)])
    await expect(papers.first()).toContainText(fact)
  for (const amount of [paid.goodsTotal, ...paid.lines.map(({ price }) => price)])
    await expect(papers.first()).toContainText(dollars(amount))
  for (const fact of [paid.invoiceNumber ?? 'no number', 'Split along the grain', dollars(refund.amount)])
    await expect(papers.last()).toContainText(fact)

  await page.goto(`/dashboard/manageOrder?q=${number}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const sumOf = columnSums(await readFile(await (await download).path(), 'utf8'))
  expect(sumOf('Line net')).toBe(cents(paid.goodsTotal))
  expect(sumOf('Line net') + sumOf('Shipping net') + sumOf('Tax')).toBe(cents(paid.price))
  expect(sumOf('Total')).toBe(cents(paid.price))
  expect(sumOf('Refunded')).toBe(cents(refund.amount))
  expect(sumOf('Refunded') - sumOf('Tax refunded')).toBe(cents(paid.lines[1]?.price ?? 0))
})
