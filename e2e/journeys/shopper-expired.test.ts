import { expect } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/accessible.ts'
import { letTimeRunOut } from '../support/clock.ts'
import { test } from '../support/journey.ts'
import { call, newOrder, newPerson, newProduct } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

test('an order that was not paid in time can no longer be paid, and its pieces are available again', async ({
  page,
}) => {
  const shopper = await newPerson('Edda Expired')
  const product = await newProduct()
  const orderId = await newOrder(shopper, product, 7)
  await letTimeRunOut(orderId)
  await signIn(page, shopper)

  await page.goto(`/order/${orderId}`)
  await expect(page.getByText('This order has expired')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  await expect(page.getByText('Your items are reserved')).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  const { token } = shopper
  expect(await call('getProduct', { token, id: product.id })).toMatchObject({ availableQuantity: 100 })

  await page.goto('/dashboard/myOrders?state=expired')
  const order = page.locator(`[data-order="${orderId}"]`)
  await expect(order.getByText('Expired', { exact: true }).first()).toBeVisible()
  await expect(order.getByRole('link', { name: /Pay now/ })).toHaveCount(0)
  const steps = order.getByRole('list', { name: 'Progress of the order' }).getByRole('listitem')
  await expect(steps).toContainText(['Ordered', 'Expired'])
  await expectAccessibleInBothThemes(page)

  await order.getByRole('button', { name: /Delete/ }).click()
  await page.getByRole('button', { name: 'Yes, delete it!' }).click()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(order).toHaveCount(0)

  for (const path of [`/order/${orderId}`, `/dashboard/myOrders/${orderId}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'There is no such order' })).toBeVisible()
  }
})

test('an expired order links to the product, to order it again', async ({ page }) => {
  const shopper = await newPerson('Anna Again')
  const product = await newProduct()
  const orderId = await newOrder(shopper, product)
  await letTimeRunOut(orderId)
  await signIn(page, shopper)
  await page.goto(`/order/${orderId}`)
  await page.getByRole('link', { name: 'Order again' }).click()
  await expect(page).toHaveURL(new RegExp(`/purchase/${product.id}$`))
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeFocused()
})
