import { expect, test } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/accessible.ts'

// Two themes by two sizes by eight pages.
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
