import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }
export const narrowest = { width: 320, height: 700 }

/** Expects that nothing has to be scrolled sideways. */
export async function expectNoOverflow(page: Page, width: number): Promise<void> {
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

async function expectNoViolations(page: Page, width: number): Promise<void> {
  const { violations } = await axe(page).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(found, `${page.url()} at ${width} px`).toEqual([])
  await expectNoOverflow(page, width)
}

/**
 * Expects no axe violations on a phone, and no horizontal overflow there and on a desk: for a state of a page that
 * `expectAccessibleInBothThemes` judges at both sizes. `prepare` runs at each size.
 */
export async function expectAccessible(page: Page, prepare = async () => {}): Promise<void> {
  // Before its heading stands there is no page yet, and its first blank frame would be judged.
  await expect(page.locator('h1').first()).toBeAttached()
  await page.setViewportSize(phone)
  await prepare()
  await expectNoViolations(page, phone.width)
  await page.setViewportSize(desk)
  await prepare()
  await expectNoOverflow(page, desk.width)
}

/**
 * The same in the light theme on a desk and in the dark one on a phone, because colours hardly depend on the size, and no
 * horizontal overflow on the narrowest phone.
 */
export async function expectAccessibleInBothThemes(page: Page, prepare = async () => {}): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
  for (const [colorScheme, size] of [
    ['light', desk],
    ['dark', phone],
  ] as const) {
    // With reduced motion no colour is caught halfway between two themes.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize(size)
    await prepare()
    await expectNoViolations(page, size.width)
  }
  await page.setViewportSize(narrowest)
  await expectNoOverflow(page, narrowest.width)
}
