import { expect } from '@playwright/test'
import { test } from '../support/journey.ts'
import { newPerson, newProduct } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

test('the purchase page shows the total, hints at the minimum and rejects more than the stock allows', async ({
  page,
}) => {
  const product = await newProduct()
  await signIn(page, await newPerson('Paula Piece'))
  await page.goto(`/purchase/${product.id}`)
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  await expect(page.getByText(product.description)).toBeVisible()

  const quantity = page.getByLabel('Quantity (minimum 5, maximum 99)')
  const order = page.getByRole('button', { name: 'Place order' })
  await expect(quantity).toHaveValue('5')
  await page.getByRole('button', { name: /^One more/ }).click()
  await expect(quantity).toHaveValue('6')
  await expect(page.getByText('$ 75/=')).toBeVisible()

  const hint = page.getByText('Shops usually order at least 5 pieces of this.')
  await expect(hint).toHaveCount(0)
  await quantity.fill('5')
  await page.getByRole('button', { name: /^One less/ }).click()
  await expect(hint).toBeVisible()
  await expect(page.getByText('$ 50/=')).toBeVisible()

  await quantity.fill('')
  await order.click()
  await expect(page.getByText('Purchase Quantity is required')).toBeVisible()

  // The whole stock is already too many.
  await quantity.fill('100')
  await order.click()
  const toast = page.locator('.Toastify__toast-container--top-center').getByRole('alert')
  await expect(toast).toContainText('please select lower than maximum quantity')
  await expect(page).toHaveURL(new RegExp(`/purchase/${product.id}$`))

  // Below the minimum there is only a hint; an order that is not paid now can be found later.
  await quantity.fill('4')
  await order.click()
  await expect(page.getByRole('dialog')).toContainText('Ready For Payment?')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Your order is waiting for payment in My Orders.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pay now' })).toBeVisible()
  await page.getByRole('button', { name: 'Order more of this' }).click()
  await expect(page.getByLabel('Quantity (minimum 5, maximum 95)')).toBeVisible()
})

test('a product with less stock than its minimum is not available', async ({ page }) => {
  await signIn(page, await newPerson('Una Vailable'))
  await page.goto('/purchase/oak-stair-baluster')
  await expect(page.getByText('Product not Available.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Place order' })).toHaveCount(0)
})

test("the navbar's purchase link names no product, and its page links to the tools", async ({ page }) => {
  await signIn(page, await newPerson('Ida Link'))
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Purchase' }).click()
  await expect(page).toHaveURL(/\/purchase\/id$/)
  await expect(page.getByRole('heading', { name: 'There is no such product' })).toBeVisible()
  await page.getByRole('link', { name: 'See the tools' }).click()
  await expect(page).toHaveURL(/\/products$/)
})
