import { expect, type Page } from '@playwright/test'
import { accounts } from '../support/accounts.ts'
import { cards } from '../support/card.ts'
import { Clicks } from '../support/clicks.ts'
import { test } from '../support/journey.ts'
import { call, newPaidOrder, newPerson, newProduct } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

/** Types a card into the field that has the focus already; its parts follow one another by themselves. */
async function typeFocusedCard(page: Page): Promise<void> {
  const frame = page.frameLocator('iframe[title*="card" i]')
  await expect(frame.locator('[name="cardnumber"]')).toBeFocused()
  await page.keyboard.type(`${cards.pays.replaceAll(' ', '')}1234123`)
  if (await frame.locator('[name="postal"]').isVisible()) await page.keyboard.type('12345')
}

test('a product is found and bought with at most six clicks', async ({ page }) => {
  const product = await newProduct()
  await signIn(page, await newPerson('Cleo Clicks'))
  await expect(page).toHaveURL('/')
  const clicks = new Clicks(page)
  const site = page.getByRole('navigation', { name: 'Site' })
  await clicks.on(site.getByRole('link', { name: 'Products' }))
  await clicks.type(page.getByLabel('Search'), product.name)
  await clicks.on(
    page.getByRole('article').getByRole('link', { name: new RegExp(`Buy Now.*${product.name}`) }),
  )
  await clicks.on(page.getByRole('button', { name: 'Place order' }))
  await clicks.on(page.getByRole('button', { name: "Let's Go" }))
  await clicks.on(page.getByRole('button', { name: 'Deliver here' }))
  await typeFocusedCard(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Payment Successful')
  expect(clicks.count).toBeLessThanOrEqual(6)
})

test('an order is found with two clicks by what its buyer quotes, and ten are shipped with four', async ({
  page,
}) => {
  const product = await newProduct()
  const buyer = await newPerson('Quentin Quotes')
  for (let order = 0; order < 9; order += 1) await newPaidOrder(buyer, product, 1)
  const orderId = await newPaidOrder(buyer, product, 1)
  const { number } = await call('getOrder', { token: buyer.token, id: orderId })
  await signIn(page, accounts.admin)

  await page.goto('/dashboard')
  const finding = new Clicks(page)
  await finding.on(page.getByRole('link', { name: 'Manage All Orders' }))
  await finding.type(page.getByLabel('Search'), number)
  const orders = page.locator('[data-order]')
  await expect(orders).toHaveCount(1)
  await expect(page.locator(`[data-order="${orderId}"]`)).toContainText('Quentin Quotes')
  expect(finding.count).toBeLessThanOrEqual(2)

  await page.goto('/dashboard')
  const shipping = new Clicks(page)
  await shipping.on(page.getByRole('link', { name: 'Manage All Orders' }))
  await shipping.type(page.getByLabel('Search'), product.name)
  await expect(orders).toHaveCount(10)
  await shipping.on(page.getByRole('checkbox', { name: 'Select all on this page' }))
  await expect(page.getByText('10 orders selected')).toBeVisible()
  await shipping.on(page.getByRole('button', { name: 'Ship the selected orders' }))
  const shipped = page.getByRole('list', { name: 'Shipped just now' })
  await expect(shipped.getByRole('listitem')).toHaveCount(10)
  expect(shipping.count).toBeLessThanOrEqual(4)
})
