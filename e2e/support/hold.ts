import type { Page } from '@playwright/test'

/** Holds back the requests that match; returns the function that lets them go on. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}
