import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { accounts } from '../support/accounts.ts'
import { Clicks } from '../support/clicks.ts'
import { test } from '../support/journey.ts'
import { call, enterAs, newPaidOrder, newPerson, newProduct } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

const phoneSize = { width: 390, height: 844 }

/** Asks on a phone to return three of ten, with a picture; returns how often it was pressed. */
async function askOnPhone(phone: Page, orderId: string): Promise<number> {
  await phone.goto(`/dashboard/myOrders/${orderId}`)
  const taps = new Clicks(phone)
  await taps.on(phone.getByRole('link', { name: 'Return or report a problem' }))
  // The order's only product is ticked.
  await expect(phone.getByRole('checkbox')).toBeChecked()
  await taps.on(phone.getByRole('button', { name: /One more/ }))
  await taps.on(phone.getByRole('button', { name: /One more/ }))
  await phone.getByLabel('What is wrong?').selectOption('Damaged')
  const buffer = await phone.screenshot()
  await phone.getByLabel('Pictures').setInputFiles({ name: 'split.png', mimeType: 'image/png', buffer })
  await expect(phone.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await expectAccessible(phone)
  await phone.setViewportSize(phoneSize)
  await taps.on(phone.getByRole('button', { name: 'Send' }))
  await expect(phone.getByRole('region', { name: 'Returns' })).toContainText('Requested')
  return taps.count
}

test('three of ten come back: one is scrapped, two go into stock, and the money to the buyer', async ({
  page,
  browser,
}) => {
  const buyer = await newPerson('Rita Returns')
  const product = await newProduct()
  const id = await newPaidOrder(buyer, product, 10)
  const { token } = await enterAs(accounts.admin)
  await call('shipOrder', { token, id, body: { shipped: true } })

  const phone = await (await browser.newContext()).newPage()
  await signIn(phone, buyer)
  await phone.setViewportSize(phoneSize)
  expect(await askOnPhone(phone, id)).toBeLessThanOrEqual(6)
  const number = `${(await call('getOrder', { token, id })).number}-R1`

  await signIn(page, accounts.admin)
  await page.goto('/dashboard/returns')
  const card = page.locator(`[data-return="${id}-r1"]`)
  const desk = new Clicks(page)
  await expect(card.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await expectAccessible(page)
  await desk.on(card.getByRole('button', { name: `Accept ${number}` }))
  await expect(card).toContainText('Accepted')

  await phone.reload()
  await phone.getByRole('link', { name: 'Print the return slip' }).click()
  const slip = phone.getByRole('article')
  for (const fact of [number, 'Send to', '205 Lexington Avenue', product.name, 'Damaged'])
    await expect(slip).toContainText(fact)

  await card.getByLabel('Scrapped').fill('1')
  await card.getByLabel('Back into stock').fill('2')
  await desk.on(card.getByRole('button', { name: `Received ${number}` }))
  await expect(card).toContainText('2 back in stock, 1 scrapped')
  await desk.on(card.getByRole('button', { name: /^Refund/ }))
  await desk.on(page.getByRole('dialog').getByRole('button', { name: /^Refund/ }))
  await expect(card).toContainText('Refunded')
  expect(desk.count, 'from the list to the refund').toBeLessThanOrEqual(6)

  const closed = await call('getOrder', { token: buyer.token, id })
  expect(closed).toMatchObject({ state: 'shipped', refundedAmount: 37.5, returns: [{ state: 'closed' }] })
  const { availableQuantity } = await call('getProduct', { token, id: product.id })
  expect(availableQuantity).toBe(product.availableQuantity - 10 + 2)
  await phone.goto(`/dashboard/myOrders/${id}`)
  await expect(phone.getByRole('region', { name: 'Returns' })).toContainText('The money for it was refunded.')
})
