import { expect, type Page } from '@playwright/test'
import type { Account } from './accounts.ts'

/** Fills in the login form on the page and waits until the account is signed in. */
export async function fillLogin(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  // The navbar shows the name before the next page has opened.
  await page.waitForURL((url) => url.pathname !== '/login')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
}

export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/login')
  await fillLogin(page, account)
}
