/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { cutTexts, cutValues } from './cut-texts.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }
export const narrowest = { width: 320, height: 700 }

/** Expects that nothing has to be scrolled sideways, and that no text is cut off. */
export async function expectNoOverflow(page: Page, width: number): Promise<void> {
  const overflow = await page.evaluate(() => {
    // What lies further down is cut off at its own edge until somebody reads on.
    for (const later of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(later).contentVisibility === 'auto') later.style.contentVisibility = 'visible'
    return document.documentElement.scrollWidth - window.innerWidth
  })
  expect(overflow, `${page.url()} overflows at ${width} px`).toBeLessThanOrEqual(0)
  expect(await page.evaluate(cutTexts), `${page.url()} at ${width} px`).toEqual([])
  expect(await page.evaluate(cutValues), `${page.url()} at ${width} px`).toEqual([])
}

/**
 * Frames hold other sites' pages: the card field's is Stripe's responsibility. Of what axe can read beforehand its rules ask
 * only for sound and films; the one that reads style sheets is an experiment, which does not run.
 */
const axeOptions: axe.RunOptions = {
  iframes: false,
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
}

/** Less than half of what `axe.source` has, which is sent to each document and read there. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on the page as it stands, a line for each rule. */
async function violationsOn(page: Page): Promise<string[]> {
  // Once for each document: a browser reads axe for as long as it runs it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async (options) => {
    const { run } = Reflect.get(window, 'axe') as typeof axe
    const { violations } = await run({ exclude: ['iframe'] }, options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, axeOptions)
}

async function expectNoViolations(page: Page, width: number): Promise<void> {
  expect(await violationsOn(page), `${page.url()} at ${width} px`).toEqual([])
  await expectNoOverflow(page, width)
}

/**
 * Expects no axe violations on a phone, and no horizontal overflow there and on a desk: for a state of a page that
 * `expectAccessibleInBothThemes` judges at both sizes. `prepare` runs at each size.
 */
export async function expectAccessible(page: Page, prepare = async () => {}): Promise<void> {
  // Before its heading stands there is no page yet, and its first blank frame would be judged.
  await expect(page.locator('h1').first()).toBeAttached()
  // With reduced motion no dialog is judged while it comes into sight.
  await page.emulateMedia({ reducedMotion: 'reduce' })
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
