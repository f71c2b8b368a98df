import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { call, newOrder, newPaidOrder, newPerson, newProduct } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ provokes: ['brokenApi', 'unreachable'] })

test('My Orders can be filtered by state and words, and an unpaid one deleted after confirming', async ({
  page,
}) => {
  const shopper = await newPerson('Oda Orders')
  const unpaidProduct = await newProduct()
  const paidProduct = await newProduct()
  const unpaidId = await newOrder(shopper, unpaidProduct)
  const paidId = await newPaidOrder(shopper, paidProduct)
  await signIn(page, shopper)
  await page.goto('/dashboard/myOrders')
  const orders = page.locator('[data-order]')
  const unpaid = page.locator(`[data-order="${unpaidId}"]`)
  const paid = page.locator(`[data-order="${paidId}"]`)
  await expect(orders).toHaveCount(2)
  await expect(unpaid.getByText('Unpaid', { exact: true })).toBeVisible()
  await expect(unpaid.getByRole('link', { name: /Pay now/ })).toHaveAttribute('href', `/order/${unpaidId}`)
  await expect(paid.getByText('Paid', { exact: true }).first()).toBeVisible()
  await expect(paid.getByRole('button', { name: /Delete/ })).toBeDisabled()
  await expect(paid.getByRole('list', { name: 'Progress of the order' })).toBeVisible()

  await page.getByLabel('Status').selectOption('paid')
  await expect(page).toHaveURL(/state=paid/)
  await expect(orders).toHaveCount(1)
  await expect(paid).toBeVisible()
  await page.getByLabel('Status').selectOption('')
  await page.getByLabel('Search your orders').fill(unpaidProduct.name)
  await expect(orders).toHaveCount(1)
  await expect(unpaid).toBeVisible()

  await unpaid.getByRole('button', { name: /Delete/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Are you sure?')
  await expect(dialog).toContainText("You won't be able to revert this!")
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(unpaid).toBeVisible()
  await unpaid.getByRole('button', { name: /Delete/ }).click()
  await dialog.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect(dialog).toContainText('Deleted!')
  await expect(dialog).toContainText('Your file has been deleted.')
  await dialog.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page.getByText('No orders found')).toBeVisible()
})

test('My Orders has pages, and totals that say what they cover', async ({ page }) => {
  const shopper = await newPerson('Paul Pages')
  const product = await newProduct()
  const orderIds: string[] = []
  for (let count = 0; count < 11; count += 1) orderIds.push(await newOrder(shopper, product, 1))
  await signIn(page, shopper)
  await page.goto('/dashboard/myOrders')
  const orders = page.locator('[data-order]')
  const first = page.locator(`[data-order="${orderIds[0]}"]`)
  await expect(orders).toHaveCount(10)
  await expect(first).toHaveCount(0)
  const totals = page.getByRole('region', { name: 'Totals of this page' })
  await expect(totals).toContainText('This page')
  await expect(totals).toContainText('$ 125/=')

  const pages = page.getByRole('navigation', { name: 'Pages: My orders' })
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(orders).toHaveCount(1)
  await expect(first).toBeVisible()
  await expect(totals).toContainText('$ 12.50/=')
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0)
  await pages.getByRole('link', { name: 'Previous' }).click()
  await expect(orders).toHaveCount(10)

  await page.getByLabel('Status').selectOption('paid')
  await expect(page.getByText('No orders found')).toBeVisible()
  await expect(pages).toHaveCount(0)
})

test('a paid order has a printable invoice, also under the address of its receipt', async ({ page }) => {
  const shopper = await newPerson('Rita Receipt')
  const product = await newProduct()
  const orderId = await newPaidOrder(shopper, product)
  await signIn(page, shopper)
  await page.goto('/dashboard/myOrders')
  await page.getByRole('link', { name: /Invoice/ }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/myOrders/${orderId}/invoice$`))
  const invoice = page.getByRole('article')
  const { number } = await call('getOrder', { token: shopper.token, id: orderId })
  for (const fact of [
    number,
    product.name,
    shopper.email,
    '$50.00',
    'Transaction id: pi_',
    'Sawmill Lane 4',
  ]) {
    await expect(invoice).toContainText(fact)
  }
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await page.goto(`/dashboard/myOrders/${orderId}/receipt`)
  await expect(invoice).toContainText(product.name)
})

test('some pieces of a paid line are cancelled on a phone by the keyboard alone, and refunded', async ({
  page,
}) => {
  const shopper = await newPerson('Cora Cancels')
  const product = await newProduct()
  const orderId = await newPaidOrder(shopper, product, 10)
  await signIn(page, shopper)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/dashboard/myOrders/${orderId}`)
  await page.getByRole('button', { name: `Cancel pieces ${product.name}` }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Cancel ${product.name}?` })
  const quantity = dialog.getByLabel('How many?')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await quantity.fill('11')
  await quantity.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Please choose 1 to 10')
  await quantity.fill('3')
  await expect(dialog.getByText('7 pieces will still be sent.')).toBeVisible()
  await quantity.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('3 of 10 refunded')).toBeVisible()
  const { availableQuantity } = await call('getProduct', { token: shopper.token, id: product.id })
  expect(availableQuantity).toBe(product.availableQuantity - 7)
  await expect(page.getByRole('button', { name: `Cancel pieces ${product.name}` })).toBeFocused()
})

test('My Orders says why it failed to load, and a retry loads it', async ({ page, context }) => {
  const shopper = await newPerson('Otto Offline')
  await newOrder(shopper, await newProduct())
  await signIn(page, shopper)
  await page.route('**/api/userOrder*', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'The shop fell over.' } } }),
  )
  await page.goto('/dashboard/myOrders')
  await expect(page.getByRole('alert').filter({ hasText: 'The shop fell over.' })).toBeVisible()
  await page.unroute('**/api/userOrder*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('[data-order]')).toHaveCount(1)

  await context.setOffline(true)
  await page.getByLabel('Status').selectOption('unpaid')
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.getByText('cannot be reached')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('[data-order]')).toHaveCount(1)
})
