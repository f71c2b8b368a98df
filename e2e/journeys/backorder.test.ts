import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { accounts } from '../support/accounts.ts'
import { cards, typeCard } from '../support/card.ts'
import { Clicks } from '../support/clicks.ts'
import { test } from '../support/journey.ts'
import { call, enterAs, newPerson, newProduct, newProducts } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

const deliveryDay = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
/** A product of which nothing is there yet. */
const newLateOne = () =>
  newProduct({
    minQuantity: 1,
    availableQuantity: 0,
    supply: { kind: 'backorder', incoming: [{ id: 'D1', quantity: 50, on: deliveryDay }] },
  })

/** Checks out what is in the cart, to be sent as it is ready, and pays by card; returns the order's id. */
async function orderAsReady(page: Page): Promise<string> {
  await page.goto('/checkout')
  await expect(page.getByText(/^Leaves /)).toHaveCount(10)
  await page.getByRole('checkbox', { name: /^Send what is ready first/ }).check()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('To pay')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: "Let's Go" }).click()
  await typeCard(page, cards.pays)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Payment Successful')
  return page.url().split('/').at(-1) ?? ''
}

test('ten lines of which two are late leave in two parcels, and the buyer sees what follows when', async ({
  page,
  browser,
}) => {
  const buyer = await newPerson('Bea Backorder')
  const late = [await newLateOne(), await newLateOne()]
  const { all, word } = await newProducts(8)
  const here = all.map(({ id }, index) => ({ id, name: `${word} peg ${index}` }))
  const lines = [...here, ...late].map(({ id: productId }) => ({ productId, quantity: 5 }))
  await call('replaceCart', { token: buyer.token, body: { lines } })
  const buyerPage = await (await browser.newContext()).newPage()
  await signIn(buyerPage, buyer)
  const id = await orderAsReady(buyerPage)
  const { number } = await call('getOrder', { token: buyer.token, id })

  await signIn(page, accounts.admin)
  const order = page.locator(`[data-order="${id}"]`)
  const send = async (tracking: string, packed: string) => {
    await page.goto('/dashboard/packing')
    const bench = new Clicks(page)
    await expect(page.getByRole('textbox', { name: 'Scan' })).toBeFocused()
    await bench.scan(number)
    await bench.on(order.getByRole('button', { name: 'All packed' }))
    await expect(order).toContainText(packed)
    await bench.scan(tracking)
    await bench.on(order.getByRole('button', { name: 'Ship', exact: true }))
    await expect(page.getByRole('status').filter({ hasText: 'Product Shipped' })).toBeVisible()
    return bench.count
  }
  expect(await send('1Z0000000000000001', '8 of 8 packed')).toBeLessThanOrEqual(4)
  await page.goto(`/dashboard/papers/slips?orders=${id}`)
  for (const { name } of late)
    await expect(page.getByRole('article')).toContainText(`5 × ${name} follow. Leaves`)

  const parcels = buyerPage.getByRole('list', { name: 'Shipments' }).locator(':scope > li')
  await buyerPage.goto(`/dashboard/myOrders/${id}`)
  await expect(parcels).toHaveCount(2)
  for (const { name } of here) await expect(parcels.first()).toContainText(name)
  await expect(parcels.first()).toContainText('1Z0000000000000001')
  await expect(parcels.last()).toContainText('Still to come')
  for (const { name } of late) await expect(parcels.last()).toContainText(name)
  await expect(buyerPage.getByText(/^Leaves /)).toHaveCount(2)
  await expectAccessible(buyerPage)

  const { token } = await enterAs(accounts.admin)
  for (const product of late) {
    const body = { kind: 'received', quantity: 50, incoming: 'D1', key: randomUUID() }
    await call('bookStock', { token, id: product.id, body })
  }
  expect(await send('1Z0000000000000002', '2 of 2 packed')).toBeLessThanOrEqual(4)
  await buyerPage.reload()
  await expect(parcels).toHaveCount(2)
  await expect(parcels.last()).toContainText('1Z0000000000000002')
  for (const { name } of late) await expect(parcels.last()).toContainText(name)
  await expect(buyerPage.getByText(/^Leaves /)).toHaveCount(0)
  await buyerPage.getByRole('link', { name: 'Invoice' }).click()
  await expect(buyerPage.getByRole('article').getByText(/^Leaves /)).toHaveCount(2)
})
