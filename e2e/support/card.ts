import type { Page } from '@playwright/test'

export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  threeDSecure: '4000 0025 0000 3155',
} as const

/** Types a card into Stripe's field, which is in a frame of its own. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe[title*="card" i]')
  // Stripe reports a change only if the field was incomplete in between, as it is for people who type.
  await frame.locator('[name="cardnumber"]').fill('')
  await frame.locator('[name="cardnumber"]').fill(number)
  await frame.locator('[name="exp-date"]').fill('12 / 34')
  await frame.locator('[name="cvc"]').fill('123')
  const postal = frame.locator('[name="postal"]')
  if (await postal.isVisible()) await postal.fill('12345')
}
