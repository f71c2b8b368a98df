/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import type { ShopPage } from './manifest.ts'

/** Opens a page in its state and waits until everything on it has loaded. */
export async function openPage(page: Page, { path, prepare }: ShopPage): Promise<void> {
  await page.goto(path)
  // Looked for in every frame: an expectation that waits for a third of a second looks again only after another half.
  const isHeaded = () => [...document.querySelectorAll('h1')].some((h1) => h1.checkVisibility())
  await page.waitForFunction(isHeaded, undefined, { timeout: 30_000 })
  // What lies further down is fetched when somebody reads on.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await loaded(page)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  if (!prepare) return
  await prepare(page)
  await loaded(page)
}

async function loaded(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"], .skeleton')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}
