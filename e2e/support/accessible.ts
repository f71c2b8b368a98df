import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

/** Nothing for axe to find and nothing that sticks out sideways, on a phone and on a desk. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(found, `at ${size.width} px`).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `sideways at ${size.width} px`).toBeLessThanOrEqual(0)
  }
}
