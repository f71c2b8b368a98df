import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { accounts } from '../support/accounts.ts'
import { cards } from '../support/card.ts'
import { Clicks } from '../support/clicks.ts'
import { test } from '../support/journey.ts'
import { newWord } from '../support/new-word.ts'
import { call, newPaidOrder, newPerson, newProduct, newProducts } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

/** Types a card into the field that has the focus already; its parts follow one another by themselves. */
async function typeFocusedCard(page: Page): Promise<void> {
  const frame = page.frameLocator('iframe[title*="card" i]')
  await expect(frame.locator('[name="cardnumber"]')).toBeFocused()
  await page.keyboard.type(`${cards.pays.replaceAll(' ', '')}1234123`)
  if (await frame.locator('[name="postal"]').isVisible()) await page.keyboard.type('12345')
  // A form whose button is disabled takes no Enter.
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeEnabled()
}

test('a product is found and bought with at most six clicks', async ({ page }) => {
  const product = await newProduct()
  await signIn(page, await newPerson('Cleo Clicks'))
  await page.goto('/')
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

/** From the cart to paid: what is typed goes from field to field by Tab. */
async function payNewOrder(page: Page, clicks: Clicks): Promise<void> {
  await clicks.on(page.getByRole('button', { name: 'Place order' }))
  await clicks.on(page.getByRole('button', { name: "Let's Go" }))
}

async function payByNewCard(page: Page, clicks: Clicks): Promise<void> {
  await clicks.on(page.frameLocator('iframe[title*="card" i]').locator('[name="cardnumber"]'))
  await typeFocusedCard(page)
}

test('forty pasted lines with faults are paid with twelve clicks, and ordered again with five', async ({
  page,
}) => {
  // More than 800 kg, where the pallet's rate goes on by the kilogram.
  const weightGrams = 3_625
  const { skus } = await newProducts(39, { weightGrams, casePackOf: (index) => (index % 6 === 0 ? 4 : 1) })
  const meant = `${newWord()}-OAK-1260`
  await newProduct({ sku: meant, weightGrams })
  await signIn(page, await newPerson('Fredrik Forty', { addressed: false }))
  await page.goto('/')
  const clicks = new Clicks(page)
  await clicks.on(page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Quick order' }))
  const lines = [...skus, meant.replace('OAK', 'OKA')].map((sku) => `${sku}\t6`)
  await clicks.paste(page.getByLabel('Your list'), lines.join('\n'))
  await clicks.on(page.getByRole('button', { name: 'Check the list' }))
  const takeNearest = page.getByRole('button', { name: 'Take the nearest for 8 lines' })
  await expect(takeNearest).toBeVisible()
  await expectAccessible(page)
  await clicks.on(takeNearest)
  await clicks.on(page.getByRole('button', { name: 'Put 40 lines into the cart' }))
  await clicks.on(page.getByRole('button', { name: 'Check out' }))
  await clicks.choose(page.getByLabel('Country'), 'Norway')
  for (const part of ['Fredrik Forty', '', 'Storgata 1', '', '0155', 'Oslo']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(part)
  }
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Shipping: Pallet')
  await payNewOrder(page, clicks)
  await payByNewCard(page, clicks)
  await page.getByLabel('Save this card').press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Payment Successful')
  expect(clicks.count).toBeLessThanOrEqual(12)
  await expect(page.getByRole('button', { name: 'OK', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/myOrders$/)

  const again = new Clicks(page)
  await again.on(page.getByRole('button', { name: /^Order again/ }))
  await payNewOrder(page, again)
  await again.on(page.getByRole('button', { name: /^Pay \$/ }))
  await expect(page.getByRole('dialog')).toContainText('Payment Successful')
  expect(again.count).toBeLessThanOrEqual(5)
})

test('eight products are typed and paid with nine clicks from the login', async ({ page }) => {
  const { skus } = await newProducts(8)
  await page.goto('/login')
  const clicks = new Clicks(page)
  const { email, password } = await newPerson('Edda Eight', { addressed: false })
  await clicks.type(page.getByLabel('Email'), email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  // The navbar shows the name before the next page has opened.
  await page.waitForURL('/')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await clicks.on(page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Quick order' }))
  await clicks.on(page.getByLabel('SKU or name'))
  for (const sku of skus) {
    await page.keyboard.type(sku)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Quantity', { exact: true })).toBeFocused()
    await page.keyboard.type('6')
    await page.keyboard.press('Enter')
  }
  await clicks.on(page.getByRole('button', { name: 'Put 8 lines into the cart' }))
  await clicks.on(page.getByRole('button', { name: 'Check out' }))
  await clicks.choose(page.getByLabel('Country'), 'Norway')
  for (const part of ['Edda Eight', '', 'Storgata 1', '', '0155', 'Oslo']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(part)
  }
  await payNewOrder(page, clicks)
  await payByNewCard(page, clicks)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Payment Successful')
  expect(clicks.count).toBeLessThanOrEqual(9)
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
  // A part of the name finds the same ten, on a slow machine before the rest is typed.
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === product.name)
  await expect(orders).toHaveCount(10)
  await shipping.on(page.getByRole('checkbox', { name: 'Select all on this page' }))
  await expect(page.getByText('10 orders selected')).toBeVisible()
  await shipping.on(page.getByRole('button', { name: 'Ship the selected orders' }))
  const shipped = page.getByRole('list', { name: 'Shipped just now' })
  await expect(shipped.getByRole('listitem')).toHaveCount(10)
  expect(shipping.count).toBeLessThanOrEqual(4)
})
