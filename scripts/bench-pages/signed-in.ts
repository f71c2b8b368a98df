import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { withChromium } from '../benchmarks/tools/chromium.ts'

export const accounts = {
  shopper: { email: 'shopper@wood-master.test', password: 'shopper-secret' },
  admin: { email: 'admin@wood-master.test', password: 'admin-secret' },
}

/** Signs in on the page of that name and waits until the next one is open. */
export async function signIn(page: Page, shop: string, account: keyof typeof accounts): Promise<void> {
  const { email, password } = accounts[account]
  // On a phone the name and the button are in a menu.
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${shop}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.getByRole('button', { name: 'Sign Out' }).waitFor()
}

/** A new profile folder of Chromium in which a shopper is signed in. */
export async function signedInProfile(chromePath: string, shop: string): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'wood-master-profile-'))
  await withChromium(
    chromePath,
    async (port) => {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
      const [context = await browser.newContext()] = browser.contexts()
      await signIn(await context.newPage(), shop, 'shopper')
      await browser.close()
    },
    profile,
  )
  return profile
}
