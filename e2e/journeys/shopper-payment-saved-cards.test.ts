import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { cards, typeCard } from '../support/card.ts'
import { test } from '../support/journey.ts'
import { newOrder, newPerson, newProduct } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

const pay = (page: Page) => page.getByRole('button', { name: /^Pay/ })

async function expectPaid(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Payment Successful')
  await dialog.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/myOrders$/)
}

test('a card is saved at a payment, pays the next order, and is removed in the profile', async ({ page }) => {
  const shopper = await newPerson('Cara Cards')
  const product = await newProduct()
  const [first, second, third] = [
    await newOrder(shopper, product),
    await newOrder(shopper, product),
    await newOrder(shopper, product),
  ]
  await signIn(page, shopper)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/order/${first}`)
  // Card and amount stand in the first view of a phone.
  for (const part of [page.locator('iframe[title*="card" i]').first(), pay(page)])
    await expect(part).toBeInViewport({ ratio: 1 })
  const save = page.getByRole('checkbox', { name: 'Save this card for my next orders' })
  await expect(save).not.toBeChecked()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await typeCard(page, cards.pays)
  await save.check()
  await pay(page).click()
  await expectPaid(page)

  await page.goto(`/order/${second}`)
  const choice = page.getByRole('group', { name: 'Pay with' })
  const saved = choice.getByRole('radio', { name: 'Visa ending in 4242 Expires 12/34' })
  await expect(saved).toBeChecked()
  await expect(save).toBeHidden()
  await expectAccessible(page)
  await pay(page).click()
  await expectPaid(page)

  await page.goto('/dashboard/myProfile')
  const own = page.getByRole('region', { name: 'Saved cards' })
  await expect(own).toContainText('Visa ending in 4242')
  await expectAccessible(page)
  await own.getByRole('button', { name: 'Remove Visa ending in 4242' }).click()
  await page.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect(page.getByRole('dialog')).toContainText('Deleted!')
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click()
  await expect(own).toContainText('You have no saved cards.')

  await page.goto(`/order/${third}`)
  await expect(pay(page)).toBeEnabled()
  await expect(page.getByRole('radio')).toHaveCount(0)
})
