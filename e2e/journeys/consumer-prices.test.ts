import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { call, newPerson, newProduct, ordersOf } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

test('whoever buys for herself is shown on every page what she pays', async ({ page }) => {
  const shopper = await newPerson('Kari Consumer')
  const { id: productId } = await newProduct({ weightGrams: 3_000 })
  await call('replaceCart', { token: shopper.token, body: { lines: [{ productId, quantity: 4 }] } })
  await signIn(page, shopper)

  await page.goto(`/products/${productId}`)
  await expect(page.getByText('$ 12.50/=').first()).toBeVisible()
  await page.getByRole('link', { name: 'Prices and tax' }).click()
  await page.getByRole('radio', { name: /^for myself/ }).check()
  // The account remembers it, which a page that is left no longer tells the shop.
  const kept = page.waitForResponse((response) => response.request().postDataJSON()?.country === 'NO')
  await page.getByRole('combobox', { name: 'Your country' }).selectOption({ label: 'Norway' })
  await kept
  await expect(page.getByText('incl. 25 % VAT')).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/products/${productId}`)
  await expect(page.getByText('$ 15.63/=').first()).toBeVisible()
  await expect(page.getByText('incl. 25 % VAT').first()).toBeVisible()
  await page.goto('/cart')
  for (const amount of ['$ 92.50/=', '$ 62.50/=', '$ 30/=', '$ 18.50/=']) {
    await expect(page.getByRole('definition').filter({ hasText: amount })).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByLabel('Street and number').fill('Storgata 1')
  await page.getByLabel('Postal code').fill('0155')
  await page.getByLabel('Town or city').fill('Oslo')
  await page.getByLabel('Tax number').fill('NO 123 456 789 MVA')
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: "Let's Go" }).click()
  await expect(page.getByRole('button', { name: 'Pay $ 92.50/=' })).toBeVisible()

  const [order] = await ordersOf(shopper)
  expect(order).toMatchObject({ price: 92.5, buysFor: 'myself', acceptedTerms: { version: 'standard-1' } })
  expect(order?.taxEvidence).toBeUndefined()
  const { account } = await call('getOwnData', { token: shopper.token })
  expect(account).toMatchObject({ buysFor: 'myself', country: 'NO' })
})
