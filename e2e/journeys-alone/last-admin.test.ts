import { expect } from '@playwright/test'
import { accounts } from '../support/accounts.ts'
import { test } from '../support/journey.ts'
import { call, enterAs } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

test('the last admin cannot be demoted, and is told why', async ({ page }) => {
  const { email, token } = await enterAs(accounts.admin)
  for (const user of await call('listUsers', { token })) {
    if (user.role && user.email !== email) await call('demote', { token, id: user.email })
  }
  await signIn(page, accounts.admin)
  await page.goto(`/dashboard/manageUser?q=${email}`)
  const row = page.locator(`[data-user="${email}"]`)
  await expect(row.getByText('You', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: /Remove admin/ }).click()
  await page.getByRole('button', { name: 'Yes, remove it' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The shop needs at least one admin' })).toBeVisible()
  await expect(row.getByText('admin', { exact: true })).toBeVisible()
})
