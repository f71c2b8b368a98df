import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { withChromium } from '../benchmarks/tools/chromium.ts'
import { fromRoot } from '../shop/layout.ts'

/** A new profile folder of Chromium in which this seeded account is signed in. */
export async function signedInProfile(
  chromePath: string,
  shop: string,
  who: 'shopper' | 'admin',
): Promise<string> {
  const profile = mkdtempSync(join(fromRoot('.cache'), 'profile-'))
  await withChromium({ chromePath, profile }, async (port) => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    const [context = await browser.newContext()] = browser.contexts()
    const page = await context.newPage()
    await page.goto(`${shop}/login`)
    await page.getByLabel('Email').fill(`${who}@wood-master.test`)
    await page.getByLabel('Password').fill(`${who}-secret`)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.getByRole('button', { name: 'Sign Out' }).waitFor()
    await browser.close()
  })
  return profile
}
