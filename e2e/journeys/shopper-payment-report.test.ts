import { expect, type Page, test } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/accessible.ts'
import { cards, typeCard } from '../support/card.ts'
import { newOrder, newPerson, newProduct } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

const report = /\/api\/order\/[\w-]+$/

/** What the shop answers to the report of a payment; its other calls go through. */
async function answerReports(page: Page, answer: 'none' | { status: number; json: object }): Promise<void> {
  await page.route(report, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    return answer === 'none' ? route.abort() : route.fulfill(answer)
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

test('a payment that the shop could not be told of is not called successful before the shop knows', async ({
  page,
}) => {
  await answerReports(page, 'none')
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
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/dashboard\/myOrders$/)
  await expect(page.locator(`[data-order="${orderId}"]`).getByText('Paid', { exact: true })).not.toHaveCount(
    0,
  )
})

test("a payment that the shop refuses is said in the shop's words and not called successful", async ({
  page,
}) => {
  const message = 'This order had expired before it was paid; the money is given back.'
  await answerReports(page, { status: 409, json: { error: { code: 'order_expired', message } } })
  await payByCard(page)
  await expect(page.getByText('This payment could not be applied to your order')).toBeVisible()
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByText('Payment Successful')).toHaveCount(0)
  await expect(page.getByText('please do not pay again')).toHaveCount(0)
  await expect(page).toHaveURL(/\/order\//)
})
