import { expect } from '@playwright/test'
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

for (const path of exampleAddresses('oak-dowel-rods')) {
  test(`on the way back, ${path} is there whole`, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'kept', persisted))
      // A page that was kept says anew what it is, and until then nothing.
      addEventListener('pagehide', () => Reflect.deleteProperty(window, 'kept'))
    })
    for (const address of [path, '/service']) {
      // A page that is left before it has loaded is not kept; one without requests may still be loading.
      await page.goto(address, { waitUntil: 'load' })
      await page.waitForLoadState('networkidle')
    }
    await page.evaluate(() => void setTimeout(() => history.back()))
    await page.waitForURL(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => Reflect.has(window, 'kept'))
    const shown = await page.evaluate(() => {
      const [{ notRestoredReasons } = {}] = performance.getEntriesByType('navigation') as {
        notRestoredReasons?: unknown
      }[]
      return { kept: Reflect.get(window, 'kept'), notRestoredReasons }
    })
    expect(shown.kept, JSON.stringify(shown)).toBe(true)
  })
}
