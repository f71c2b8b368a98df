import { expect, type Page } from '@playwright/test'
import type { Account } from './accounts.ts'
import { accessOf } from './shop-api.ts'

/** Fills in the login form on the page and waits until the account is signed in. */
export async function fillLogin(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  // The navbar shows the name before the next page has opened.
  await page.waitForURL((url) => url.pathname !== '/login')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
}

/**
 * Leaves on the device what the login form leaves there, in a tenth of its time; the journeys of the form fill it in. The
 * page is none of the shop's afterwards: open one.
 */
export async function signIn(page: Page, account: Account): Promise<void> {
  const { uid, idToken, refreshToken, token } = await accessOf(account)
  const { email } = account
  const { name, email_verified: emailVerified } = JSON.parse(
    Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString(),
  )
  const user = {
    uid,
    email,
    emailVerified,
    displayName: name,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + 3_600_000 },
    apiKey: 'offline',
    appName: '[DEFAULT]',
  }
  const kept = {
    accessToken: token,
    'wood-master.person': JSON.stringify({ uid, email, name }),
    'firebase:authUser:offline:[DEFAULT]': JSON.stringify(user),
  }
  await page.goto('/api/settings')
  await page.evaluate((entries) => Object.assign(localStorage, entries), kept)
}
