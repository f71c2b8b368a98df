import { expect } from '@playwright/test'
import { listDocuments } from '@wood-master/contract/documents'
import { test } from '../support/journey.ts'

// Playwright starts Chromium with a switch that keeps no page.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

for (const path of listDocuments().map(({ path }) => path.replace(':id', 'oak-dowel-rods'))) {
  test(`on the way back, ${path} is there whole`, async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'kept', persisted)),
    )
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.goto('/service', { waitUntil: 'networkidle' })
    await page.evaluate(() => history.back())
    await page.waitForURL(path, { waitUntil: 'commit' })
    const why = await page.evaluate(() => {
      const [shown] = performance.getEntriesByType('navigation')
      return JSON.stringify(Reflect.get(shown ?? {}, 'notRestoredReasons'))
    })
    expect(await page.evaluate(() => Reflect.get(window, 'kept')), why).toBe(true)
  })
}
