import { expect } from '@playwright/test'
import { languages, pathIn } from '@wood-master/contract/locale'
import { shopPages } from '../pages/manifest.ts'
import { openPage } from '../pages/open-page.ts'
import { expectAccessible, expectNoOverflow, narrowest } from '../support/accessible.ts'
import { accounts } from '../support/accounts.ts'
import { expectKeptDirections } from '../support/directions.ts'
import { test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

const pages = [
  '/',
  '/products',
  '/products/walnut-smoothing-plane',
  '/blog',
  '/cart',
  '/login',
  '/service',
  '/no-such-page',
]

for (const language of languages.filter((language) => language !== 'en')) {
  test(`pages in ${language} lead to pages in ${language}`, async ({ page }) => {
    for (const path of pages) {
      await page.goto(pathIn(language, path))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const elsewhere = await page
        .locator('a[href^="/"]:not([hreflang], [href^="/pictures/"])')
        .evaluateAll(
          (links, prefix) =>
            links
              .map((link) => link.getAttribute('href') ?? '')
              .filter((href) => !/^\/\w\w(?=[/?#]|$)/.test(href) || !href.startsWith(prefix)),
          `/${language}`,
        )
      expect(elsewhere, path).toEqual([])
    }
  })
}

test('an unknown address is not found in its language, also without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const titles = new Set<string>()
  for (const language of languages) {
    for (const path of ['/nope', '/products/a/b']) {
      const address = pathIn(language, path)
      expect((await page.goto(address))?.status(), address).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      titles.add(await page.title())
    }
  }
  expect(titles.size).toBe(languages.length)
  await context.close()
})

for (const viewer of ['visitor', 'shopper', 'admin'] as const) {
  test(`Arabic pages of a ${viewer} are mirrored, accessible, fit every screen and turn no value`, async ({
    page,
  }) => {
    test.setTimeout(480_000)
    if (viewer !== 'visitor') await signIn(page, accounts[viewer])
    for (const shown of shopPages.filter((each) => each.viewer === viewer)) {
      await page.setViewportSize({ width: 1280, height: 900 })
      // What brings a page into its state knows its English words.
      if (shown.prepare) await openPage(page, shown)
      const path = shown.prepare ? new URL(page.url()).pathname : shown.path
      await openPage(page, { ...shown, path: pathIn('ar', path), prepare: undefined })
      const places = await page
        .locator('header')
        .first()
        .evaluate((header) =>
          [...header.querySelectorAll('a')].map((link) => link.getBoundingClientRect().left),
        )
      expect(Math.max(...places), `the brand of ${path} is at the right`).toBe(places[0])
      await expectKeptDirections(page)
      // In one theme: colours are those of the English pages, which are judged in both.
      await expectAccessible(page)
      await page.setViewportSize(narrowest)
      await expectNoOverflow(page, narrowest.width)
    }
  })
}
