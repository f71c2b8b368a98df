import { expect, type Page } from '@playwright/test'
import { exampleAddresses } from '@wood-master/contract/documents'
import { browsersHere } from '../../scripts/browser/candidates.ts'
import { test } from '../support/journey.ts'

const [whole] = browsersHere()

// One without windows keeps no page, and Playwright starts any Chromium with a switch that keeps none.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...(whole ? { executablePath: whole } : {}),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
})

interface NotRestored {
  reasons: { reason: string }[]
}

/** Goes on and back, and says whether the page was kept, and why not. */
async function wayBack(page: Page, path: string): Promise<{ kept: boolean; why: NotRestored | null }> {
  for (const address of [path, '/service']) {
    // A page that is left before it has loaded is not kept; one without requests may still be loading.
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
  }
  await page.evaluate(() => void setTimeout(() => history.back()))
  await page.waitForURL(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => Reflect.has(window, 'kept'))
  return page.evaluate(() => {
    const [{ notRestoredReasons } = { notRestoredReasons: null }] = performance.getEntriesByType(
      'navigation',
    ) as unknown as { notRestoredReasons: NotRestored | null }[]
    return { kept: Reflect.get(window, 'kept'), why: notRestoredReasons }
  })
}

const isMasked = (why: NotRestored | null) => why?.reasons.every(({ reason }) => reason === 'masked')

for (const path of exampleAddresses('oak-dowel-rods')) {
  test(`on the way back, ${path} is there whole`, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'kept', persisted))
      // A page that was kept says anew what it is, and until then nothing.
      addEventListener('pagehide', () => Reflect.deleteProperty(window, 'kept'))
    })
    let shown = await wayBack(page, path)
    // A reason that Chromium masks may be its own, as on a busy machine when putting the page away takes too long.
    for (let again = 0; again < 3 && isMasked(shown.why); again += 1) shown = await wayBack(page, path)
    expect(shown.kept, JSON.stringify(shown)).toBe(true)
  })
}
