import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { accounts } from '../support/accounts.ts'
import { cards, typeCard } from '../support/card.ts'
import { Clicks } from '../support/clicks.ts'
import { test } from '../support/journey.ts'
import { call, newPerson, newProducts } from '../support/shop-api.ts'
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

/** Pastes eight lines, orders them to Norway, and pays by card; returns the order's id. */
async function orderToNorway(page: Page, skus: string[]): Promise<string> {
  await page.goto('/quick-order')
  await page.getByLabel('Your list').fill(skus.map((sku, index) => `${sku}\t${index + 5}`).join('\n'))
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByRole('button', { name: 'Put 8 lines into the cart' }).click()
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByLabel('PO number').fill('PO-4711')
  await page.getByRole('radio', { name: 'Another address' }).check()
  await page.getByLabel('Country').selectOption(address.country)
  const filledIn = {
    name: address.name,
    organization: address.company,
    'address-line1': address.line1,
    'address-level2': address.city,
    'postal-code': address.postalCode,
  }
  for (const [token, text] of Object.entries(filledIn))
    await page.locator(`[autocomplete="shipping ${token}"]`).fill(text)
  await page.getByLabel('Tax number').fill(address.taxNumber)
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('To pay')
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: "Let's Go" }).click()
  await typeCard(page, cards.pays)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Payment Successful')
  return page.url().split('/').at(-1) ?? ''
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
  const buyerPage = await (await browser.newContext()).newPage()
  await signIn(buyerPage, buyer)
  const id = await orderToNorway(buyerPage, skus)
  const { number } = await call('getOrder', { token: buyer.token, id })

  await signIn(page, accounts.admin)
  await page.goto('/dashboard/packing')
  const order = page.locator(`[data-order="${id}"]`)
  const bench = new Clicks(page)
  await expect(page.getByRole('textbox', { name: 'Scan' })).toBeFocused()
  await bench.scan(number)
  await expect(order).toContainText('7030 Trondheim')
  for (const sku of skus) await bench.scan(sku)
  await expect(order).toContainText('8 of 8 packed')
  for (const parcel of tracking) await bench.scan(parcel)
  await page.getByLabel('Carrier').selectOption('Bring')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await expect(order).toHaveCount(0)
  const shipped = page.getByRole('list', { name: 'Shipped just now' })
  await shipped.getByRole('button', { name: `Undo the shipment of order ${number}` }).click()
  await expect(order).toContainText('8 of 8 packed')
  await expect(order.getByRole('textbox', { name: 'Tracking numbers' })).toHaveValue(tracking.join('\n'))
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Product Shipped' })).toBeVisible()

  await page.goto(`/dashboard/manageOrder/${id}`)
  await page.getByRole('button', { name: /Refund/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund order' })
  await dialog
    .getByRole('textbox', { name: /^Units of/ })
    .nth(1)
    .fill('6')
  await dialog.getByLabel('Reason').fill('Split along the grain')
  await dialog.getByRole('button', { name: /Refund \$/ }).click()
  await expect(dialog).toBeHidden()

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
