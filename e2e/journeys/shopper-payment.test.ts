import { expect, type Page } from '@playwright/test'
import { cards, typeCard } from '../support/card.ts'
import { test } from '../support/journey.ts'
import { call, newOrder, newPerson, newProduct, type Person } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

/** Opens the order's payment page and returns its client secret. */
async function openPayment(page: Page, orderId: string): Promise<string> {
  const responded = page.waitForResponse((response) => response.url().endsWith('/create-payment-intent'))
  await page.goto(`/order/${orderId}`)
  const { clientSecret } = (await (await responded).json()) as { clientSecret: string }
  return clientSecret
}

test('a declined card shows an error, a reload keeps the intent, and another card pays', async ({ page }) => {
  const shopper = await newPerson('Dora Declined')
  const product = await newProduct()
  const orderId = await newOrder(shopper, product)
  await signIn(page, shopper)
  const clientSecret = await openPayment(page, orderId)
  const summary = page.getByRole('region', { name: 'Your order' })
  for (const fact of [product.name, shopper.email, '$ 50/=']) await expect(summary).toContainText(fact)

  const pay = page.getByRole('button', { name: /^Pay/ })
  await typeCard(page, cards.declined)
  await pay.click()
  await expect(page.getByRole('alert').getByText('Your card was declined.')).toBeVisible()

  expect(await openPayment(page, orderId)).toBe(clientSecret)
  await typeCard(page, cards.pays)
  await pay.click()
  const transactionId = clientSecret.split('_secret_')[0] ?? ''
  await expect(page.getByRole('dialog')).toContainText('Payment Successful')
  await expect(page.getByRole('dialog')).toContainText(transactionId)
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/myOrders$/)
  await expect(page.locator(`[data-order="${orderId}"]`)).toContainText(transactionId)
})

/** The order's state as the shopper sees it. */
const stateOf = async ({ token }: Person, id: string) => (await call('getOrder', { token, id })).state

const bank = (page: Page) => page.getByRole('dialog', { name: '3-D Secure confirmation' })

test('a 3-D Secure card pays once its owner confirms, and leaves the order unpaid until then', async ({
  page,
}) => {
  const shopper = await newPerson('Sina Secure')
  const orderId = await newOrder(shopper, await newProduct())
  await signIn(page, shopper)
  await openPayment(page, orderId)
  const pay = page.getByRole('button', { name: /^Pay/ })
  await typeCard(page, cards.threeDSecure)
  await pay.click()
  await bank(page).getByRole('button', { name: 'Fail' }).click()
  const problem = page.getByRole('alert').getByText(/We are unable to authenticate your payment method/)
  await expect(problem).toBeVisible()
  await expect(bank(page)).toHaveCount(0)
  await expect(page.getByText('Payment Successful')).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`/order/${orderId}$`))
  expect(await stateOf(shopper, orderId)).toBe('unpaid')

  await typeCard(page, cards.threeDSecure)
  await expect(problem).toHaveCount(0)
  await pay.click()
  await bank(page).getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByRole('dialog')).toContainText('Payment Successful')
  expect(await stateOf(shopper, orderId)).toBe('paid')
})
