/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test'
import type { Reached } from './watch-moves.ts'

export interface Move {
  /** Milliseconds from the click to the next page's first content. */
  ms: number
  /** What made it fast: rendered ahead, fetched ahead, kept whole, or nothing of that kind. */
  by: string
}

/** As long as somebody looks at a link before clicking it. */
export const lookMs = 600

/** Waits in the page until it has content, and says when that was. */
export function firstContent(): Promise<{ shown: number; clicked: number; by: string }> {
  const clicked = Number(sessionStorage.getItem('bench-click'))
  const reached: Reached | undefined = Reflect.get(window, 'benchReached')
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    deliveryType?: string
    activationStart?: number
  })[]
  return new Promise((resolve) => {
    const look = () => {
      const began = performance.timeOrigin
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      // Nothing of a page that was rendered ahead is painted before it is opened.
      if (navigation?.activationStart && paint)
        return resolve({ shown: began + paint.startTime, clicked, by: 'rendered ahead' })
      // Reached within this document, or shown again.
      if (began < clicked && reached?.shown)
        return resolve({ shown: reached.shown, clicked, by: reached.restored ? 'kept' : 'same document' })
      if (began >= clicked && paint) {
        const ahead = navigation?.deliveryType === 'navigational-prefetch' ? 'fetched ahead' : 'asked for'
        return resolve({ shown: began + paint.startTime, clicked, by: ahead })
      }
      return setTimeout(look, 20)
    }
    look()
  })
}

/** Points at a link, clicks it, and measures until the page at `address` has content. */
export async function clickTo(page: Page, link: Locator, address: RegExp): Promise<Move> {
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.waitForTimeout(lookMs)
  await link.click({ noWaitAfter: true })
  await page.waitForURL(address, { waitUntil: 'commit' })
  const { shown, clicked, by } = await page.evaluate(firstContent)
  return { ms: shown - clicked, by }
}

/** How it was to go back: how long, kept or not (and why not), and how far from where it was left the page stands, in px. */
export interface Return extends Move {
  scrolledBy: number
}

function reasonsNotKept(): string {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    notRestoredReasons?: { reasons?: { reason: string }[] } | null
  })[]
  const reasons = navigation?.notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? []
  return reasons.length > 0 ? `not kept: ${reasons.join(', ')}` : 'not kept'
}

/** Goes back and measures until the page at `address` has content again. */
export async function goBack(page: Page, address: RegExp, leftAt: number): Promise<Return> {
  await page.evaluate(() => {
    sessionStorage.setItem('bench-click', String(performance.timeOrigin + performance.now()))
    history.back()
  })
  await page.waitForURL(address, { waitUntil: 'commit' })
  const { shown, clicked, by } = await page.evaluate(firstContent)
  await page.waitForTimeout(lookMs)
  const scrolledBy = Math.abs((await page.evaluate(() => scrollY)) - leftAt)
  return { ms: shown - clicked, by: by === 'kept' ? by : await page.evaluate(reasonsNotKept), scrolledBy }
}
