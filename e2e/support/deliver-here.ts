import { expect, type Page } from '@playwright/test'

/** Sends the order on the payment page to the buyer's saved address, by the rate that is chosen already. */
export async function deliverHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Deliver here' }).click()
  await expect(page.getByRole('button', { name: 'Change delivery' })).toBeVisible()
}
