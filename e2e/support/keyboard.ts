import { expect, type Locator, type Page } from '@playwright/test'

/** More tab stops than any page of the shop has. */
const mostStops = 120

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element.ownerDocument.activeElement === element)
}

/** Presses Tab until the target has the focus. Throws when `stops` presses are not enough. */
export async function tabTo(page: Page, target: Locator, stops = mostStops): Promise<void> {
  await target.waitFor()
  // What is disabled as yet is no stop.
  await expect(target).toBeEnabled()
  for (let stop = 0; stop <= stops; stop += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} cannot be reached with ${stops} presses of the Tab key`)
}
