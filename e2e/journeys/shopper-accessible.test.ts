import { expect } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { newOrder, newPaidOrder, newPerson, newProduct } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

// Eleven pages in two themes and two sizes.
test.setTimeout(300_000)

test('every page for shoppers is accessible in both themes and fits every screen', async ({ page }) => {
  const shopper = await newPerson('Axel Access')
  const product = await newProduct()
  const unpaidId = await newOrder(shopper, product)
  const paidId = await newPaidOrder(shopper, product)
  await signIn(page, shopper)
  const addresses = [
    `/purchase/${product.id}`,
    '/purchase/oak-stair-baluster',
    '/purchase/id',
    `/order/${paidId}`,
    '/dashboard',
    '/dashboard/updateProfile',
    '/dashboard/addReview',
    '/dashboard/myOrders',
    '/dashboard/myOrders?q=zzzz',
    `/dashboard/myOrders/${paidId}/receipt`,
  ]
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessibleInBothThemes(page)
  }
  await page.goto(`/order/${unpaidId}`)
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeEnabled()
  await expectAccessibleInBothThemes(page)
})
