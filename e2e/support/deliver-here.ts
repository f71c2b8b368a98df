import { expect, type Page } from '@playwright/test'
import { asheville } from './shop-api.ts'

/**
 * Says on the payment page where the order goes: to the buyer's saved address, else to one that is typed here, by the
 * rate that is chosen already.
 */
export async function deliverHere(page: Page): Promise<void> {
  const deliver = page.getByRole('button', { name: 'Deliver here' })
  await deliver.waitFor()
  if (await page.getByLabel('Country').isVisible()) {
    await page.getByLabel('Country').selectOption(asheville.country)
    await page.getByLabel('Full name').fill(asheville.name)
    await page.getByLabel('Street and number').fill(asheville.line1)
    await page.getByLabel('City').fill(asheville.city)
    await page.getByLabel('State').selectOption(asheville.region)
    await page.getByLabel('ZIP code').fill(asheville.postalCode)
  }
  await deliver.click()
  await expect(page.getByRole('button', { name: 'Change delivery' })).toBeVisible()
}
