import { expect } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/accessible.ts'
import { test } from '../support/journey.ts'

// Eight pages in two themes and two sizes.
test.setTimeout(240_000)

test('every public page is accessible in both themes and fits every screen', async ({ page }) => {
  const addresses = [
    '/',
    '/products',
    '/products?q=zzzz',
    '/blog',
    '/myPortfolio',
    '/login',
    '/register',
    '/nowhere',
  ]
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0)
    await expectAccessibleInBothThemes(page)
  }
})

test('with reduced motion the theme changes at once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
