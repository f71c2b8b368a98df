import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { accounts } from '../support/accounts.ts'
import { test } from '../support/journey.ts'
import { newPaidOrder, newPerson, newProduct } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ provokes: ['unreachable'] })

test('the overview counts what is waiting, shows the sales and links to each list', async ({ page }) => {
  const orderId = await newPaidOrder(await newPerson('Otto Overview'), await newProduct())
  await signIn(page, accounts.admin)
  await page.goto('/dashboard/overview')

  await expect(page.getByRole('img', { name: /^Sales of the last 30 days: [\d,]+ orders?/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Show as a table').click()
  const days = page.getByRole('table', { name: /Sales by day/ }).getByRole('row')
  await expect(days).toHaveCount(31)
  await expect(days.nth(1).getByRole('cell').first()).not.toHaveText('0')
  await expectAccessible(page)

  await page.getByRole('link', { name: /To ship/ }).click()
  await expect(page).toHaveURL(/manageOrder\?state=paid/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator(`[data-order="${orderId}"]`)).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: /Low stock/ }).click()
  await expect(page).toHaveURL(/manageProducts\?show=low/)
})

test('a list that fails to load says so and loads again on request', async ({ page }) => {
  await signIn(page, accounts.admin)
  await page.route('**/api/contact*', (route) => route.abort())
  await page.goto('/dashboard/messages')
  await expect(page.getByRole('alert')).toContainText('The shop cannot be reached')
  await expectAccessible(page)
  await page.unroute('**/api/contact*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test("the admins' menu lists the five specified pages first and the rest after them", async ({ page }) => {
  await signIn(page, accounts.admin)
  await page.goto('/dashboard/overview')
  const menu = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')
  // What waits is counted behind some, and other tests make orders meanwhile.
  await expect(menu).toHaveText([
    /^My Profile/,
    /^Manage All Orders/,
    /^Add a Product/,
    /^Manage Users/,
    /^Manage Products/,
  ])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(menu.first()).toBeHidden()
  await page.getByRole('button', { name: 'Dashboard: Overview' }).click()
  await menu.first().click()
  await expect(page).toHaveURL(/myProfile/)
})
