import { expect } from '@playwright/test'
import { accounts } from '../support/accounts.ts'
import { test } from '../support/journey.ts'
import { call, enterAs, newPerson } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

test('an admin makes somebody an admin and removes the role again', async ({ page }) => {
  const person = await newPerson('Pia Promoted')
  await signIn(page, accounts.admin)
  await page.goto('/dashboard/manageUser')
  await page.getByLabel('Search').fill(person.email)
  await expect(page.locator('[data-user]')).toHaveCount(1)
  const row = page.locator(`[data-user="${person.email}"]`)
  await expect(row.getByText('User', { exact: true })).toBeVisible()

  await row.getByRole('button', { name: /Make admin/ }).click()
  await page.getByRole('button', { name: 'Yes, make admin' }).click()
  await expect(page.getByText('Successfully made an admin')).toBeVisible()
  await expect(row.getByText('admin', { exact: true })).toBeVisible()
  // From the very next call on, with the token they already have.
  await call('listUsers', { token: person.token })

  await row.getByRole('button', { name: /Remove admin/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Remove the admin role?')
  await page.getByRole('button', { name: 'Yes, remove it' }).click()
  await expect(row.getByText('User', { exact: true })).toBeVisible()
  await expect(call('listUsers', { token: person.token })).rejects.toThrow('403')
})

test('an admin who lost the role cannot make admins and is signed out of admin pages', async ({ page }) => {
  const person = await newPerson('Former Admin')
  const other = await newPerson('Other Person')
  const { token } = await enterAs(accounts.admin)
  await call('promote', { token, id: person.email })
  await signIn(page, person)
  await page.goto(`/dashboard/manageUser?q=${other.email}`)
  const button = page.locator(`[data-user="${other.email}"]`).getByRole('button', { name: /Make admin/ })
  await expect(button).toBeVisible()
  await call('demote', { token, id: person.email })
  await button.click()
  await page.getByRole('button', { name: 'Yes, make admin' }).click()
  await expect(page.getByText('Failed to make admin')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('button', { name: 'Sign Out' })).toHaveCount(0)
})
