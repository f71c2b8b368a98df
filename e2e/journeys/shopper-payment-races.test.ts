import { expect, type Page } from '@playwright/test'
import { cards, typeCard } from '../support/card.ts'
import { test } from '../support/journey.ts'
import { call, enterAs, newOrder, newPerson, newProduct, type Person } from '../support/shop-api.ts'
import { fillLogin, signIn } from '../support/sign-in.ts'

test.use({ provokes: ['unreachable'] })

const pay = (page: Page) => page.getByRole('button', { name: /^Pay/ })
const bank = (page: Page) => page.getByRole('dialog', { name: '3-D Secure confirmation' })
const orderNow = ({ token }: Person, id: string) => call('getOrder', { token, id })

test('two tabs pay one order once, and both say so', async ({ page, context }) => {
  const shopper = await newPerson('Tom Twotabs')
  const orderId = await newOrder(shopper, await newProduct())
  await signIn(page, shopper)
  await page.goto(`/order/${orderId}`)
  const other = await context.newPage()
  await other.goto(`/order/${orderId}`)

  await typeCard(page, cards.threeDSecure)
  await pay(page).click()
  await expect(bank(page)).toBeVisible()
  await typeCard(other, cards.pays)
  await pay(other).click()
  await expect(other.getByRole('dialog')).toContainText('Payment Successful')
  const { transactionId = '' } = await orderNow(shopper, orderId)

  await bank(page).getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByRole('dialog')).toContainText('Payment Successful')
  await expect(page.getByRole('dialog')).toContainText(transactionId)
  expect(await orderNow(shopper, orderId)).toMatchObject({ state: 'paid', transactionId })
})

test('an order is paid even if the browser closes before it reports the payment', async ({
  page,
  context,
}) => {
  const shopper = await newPerson('Clara Closed')
  const orderId = await newOrder(shopper, await newProduct())
  await signIn(page, shopper)
  await page.goto(`/order/${orderId}`)
  const notReported = new Promise<void>((resolve) => {
    page.route(`**/api/order/${orderId}`, async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback()
      await route.abort()
      resolve()
    })
  })
  await typeCard(page, cards.pays)
  await pay(page).click()
  await notReported
  await page.close()

  await expect.poll(async () => (await orderNow(shopper, orderId)).state).toBe('paid')
  const later = await context.newPage()
  await later.goto('/dashboard/myOrders')
  await expect(later.locator(`[data-order="${orderId}"]`)).toContainText('Paid')
})

test('an order that is deleted during 3-D Secure takes no money, and the page does not say that it did', async ({
  page,
}) => {
  const shopper = await newPerson('Dan Deleted')
  const orderId = await newOrder(shopper, await newProduct())
  await signIn(page, shopper)
  await page.goto(`/order/${orderId}`)
  await typeCard(page, cards.threeDSecure)
  await pay(page).click()
  await expect(bank(page)).toBeVisible()
  await call('deleteOrder', { token: shopper.token, id: orderId })
  await bank(page).getByRole('button', { name: 'Complete' }).click()
  await expect(bank(page)).toHaveCount(0)
  await expect(page.getByRole('alert').getByText('This payment was cancelled')).toBeVisible()
  await expect(page.getByText('Payment Successful')).toHaveCount(0)
  await expect(page.getByText('Your card was charged')).toHaveCount(0)
})

test('signing out in another tab closes the payment page, charges nobody and keeps the address that was typed', async ({
  page,
  context,
}) => {
  const shopper = await newPerson('Olga Othertab')
  const orderId = await newOrder(shopper, await newProduct())
  await signIn(page, shopper)
  await page.goto(`/order/${orderId}`)
  await typeCard(page, cards.pays)
  await page.getByRole('button', { name: 'Change delivery' }).click()
  await page.getByRole('radio', { name: 'Another address' }).check()
  await page.getByLabel('Street and number').fill('12 Walnut Street')
  const other = await context.newPage()
  await other.goto('/dashboard/myOrders')
  await other.getByRole('button', { name: 'Sign Out' }).click()

  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(orderId)).toHaveCount(0)
  await fillLogin(page, shopper)
  await expect(page).toHaveURL(new RegExp(`/order/${orderId}$`))
  await expect(page.getByLabel('Street and number')).toHaveValue('12 Walnut Street')
  expect(await orderNow(await enterAs(shopper), orderId)).toMatchObject({ state: 'unpaid' })
  await page.getByRole('button', { name: 'Keep it as it is' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Change delivery' })).toBeVisible()
})
