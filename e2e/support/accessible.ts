import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]
const narrowest = { width: 320, height: 700 }
const themes = ['light', 'dark'] as const

async function expectNoOverflow(page: Page, width: number): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `${page.url()} overflows at ${width} px`).toBeLessThanOrEqual(0)
}

/**
 * Frames hold other sites' pages: the card field's is Stripe's responsibility. Without frames, axe's legacy mode finds
 * the same in half the time, because it needs no second page to combine the results.
 */
const axe = (page: Page) =>
  new AxeBuilder({ page })
    .exclude('iframe')
    .options({ iframes: false, resultTypes: ['violations'] })
    .setLegacyMode()

/** Expects no axe violations and no horizontal overflow, at phone and desktop size. `prepare` runs at each size. */
export async function expectAccessible(page: Page, prepare = async () => {}): Promise<void> {
  // Before its heading stands there is no page yet, and its first blank frame would be judged.
  await expect(page.locator('h1').first()).toBeAttached()
  for (const size of sizes) {
    await page.setViewportSize(size)
    await prepare()
    const { violations } = await axe(page).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(found, `${page.url()} at ${size.width} px`).toEqual([])
    await expectNoOverflow(page, size.width)
  }
}

/** The same in the light and the dark theme, and no horizontal overflow on the narrowest phone. */
export async function expectAccessibleInBothThemes(page: Page, prepare = async () => {}): Promise<void> {
  for (const colorScheme of themes) {
    // With reduced motion no colour is caught halfway between two themes.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page, prepare)
  }
  await page.setViewportSize(narrowest)
  await expectNoOverflow(page, narrowest.width)
}
