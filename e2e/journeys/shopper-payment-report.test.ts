import { expect, type Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/accessible.ts'
import { cards, typeCard } from '../support/card.ts'
import { test } from '../support/journey.ts'
import { newOrder, newPerson, newProduct } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ provokes: ['unreachable'] })

const report = /\/api\/order\/[\w-]+$/

/** Fakes the response to the report of a payment, or drops it; other calls go through. */
async function fulfillReports(
  page: Page,
  response: 'none' | { status: number; json: object },
): Promise<void> {
  await page.route(report, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    return response === 'none' ? route.abort() : route.fulfill(response)
  })
}

async function payByCard(page: Page): Promise<string> {
  const shopper = await newPerson('Nele News')
  const orderId = await newOrder(shopper, await newProduct())
  await signIn(page, shopper)
  await page.goto(`/order/${orderId}`)
  await typeCard(page, cards.pays)
  await page.getByRole('button', { name: /^Pay/ }).click()
  return orderId
}

test('a payment that could not be reported is not called successful until the shop has confirmed it', async ({
  page,
}) => {
  await fulfillReports(page, 'none')
  const orderId = await payByCard(page)
  await expect(page.getByText('Your card was charged')).toBeVisible()
  await expect(page.getByText('please do not pay again')).toBeVisible()
  await expect(page.getByText(/Transaction id: pi_/)).toBeVisible()
  await expect(page.getByText('Payment Successful')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  await expectAccessibleInBothThemes(page)

  await page.unroute(report)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('dialog')).toContainText('Payment Successful')
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/myOrders$/)
  await expect(page.locator(`[data-order="${orderId}"]`).getByText('Paid', { exact: true })).not.toHaveCount(
    0,
  )
})

test("a payment that the shop rejects is explained in the shop's words and not called successful", async ({
  page,
}) => {
  const message = 'This order had expired before it was paid; the payment is refunded.'
  await fulfillReports(page, { status: 409, json: { error: { code: 'order_expired', message } } })
  await payByCard(page)
  await expect(page.getByText('This payment could not be applied to your order')).toBeVisible()
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByText('Payment Successful')).toHaveCount(0)
  await expect(page.getByText('please do not pay again')).toHaveCount(0)
  await expect(page).toHaveURL(/\/order\//)
})
