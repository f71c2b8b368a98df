import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { accounts } from '../support/accounts.ts'
import { test } from '../support/journey.ts'
import { call, newPaidOrder, newPerson, newProduct } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

test('the overview counts what is waiting, shows the sales and links to each list', async ({ page }) => {
  const otto = await newPerson('Otto Overview')
  const id = await newPaidOrder(otto, await newProduct())
  const { paidAt = '' } = await call('getOrder', { id, token: otto.token })
  const day = new Date(paidAt).toLocaleDateString('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
  await signIn(page, accounts.admin)
  await page.goto('/dashboard/overview')

  await expect(page.getByRole('img', { name: /^Sales of the last 30 days: [\d,]+ orders?/ })).toBeVisible()
  await page.getByText('Show as a table').click()
  const days = page.getByRole('table', { name: /Sales by day/ }).getByRole('row')
  await expect(days).toHaveCount(31)
  const row = days.filter({ has: page.getByRole('rowheader', { name: day, exact: true }) })
  await expect(row.getByRole('cell').first()).not.toHaveText('0')
  await expectAccessible(page)

  await page.getByRole('link', { name: /To ship/ }).click()
  await expect(page).toHaveURL(/dashboard\/packing/)
  // Once its orders are there, the bench takes the focus from its heading.
  await expect(page.getByRole('textbox', { name: 'Scan' })).toBeFocused()
  await page.goBack()
  await page.getByRole('link', { name: /Low stock/ }).click()
  await expect(page).toHaveURL(/manageProducts\?show=low/)
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
