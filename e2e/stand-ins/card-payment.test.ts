import { expect, type Page } from '@playwright/test'
import type Stripe from 'stripe'
import { hold } from '../support/hold.ts'
import { cardFields, fillCard, test } from './support/paper-till.ts'

/** The card form of a page that knows nothing of the stand-in: the unchanged React wrapper around `window.Stripe`. */
let intent: Stripe.PaymentIntent

test.beforeEach(async ({ page, pages, stripe }) => {
  intent = await stripe.paymentIntents.create({ amount: 4200, currency: 'usd' })
  await page.goto(pages.reactUrl(intent.client_secret ?? ''))
})

const result = (page: Page) => page.locator('#result')
const change = (page: Page) => page.locator('#change')
const pay = (page: Page) => page.getByRole('button', { name: 'Pay' })
const statusNow = async (stripe: Stripe) => (await stripe.paymentIntents.retrieve(intent.id)).status

test('typing walks through the fields, and Enter pays from inside the frame', async ({ page, stripe }) => {
  // React mounts everything twice in development.
  await expect(page.locator('iframe')).toHaveCount(1)
  const card = cardFields(page)
  await page.getByText('Card', { exact: true }).click()
  await expect(card.number).toBeFocused()
  for (const typed of ['4242424242424242', '1234', '123', '12345']) await page.keyboard.type(typed)
  await expect(card.number).toHaveValue('4242 4242 4242 4242')
  await expect(card.expiry).toHaveValue('12 / 34')
  await expect(card.cvc).toHaveValue('123')
  await expect(card.postal).toHaveValue('12345')
  await expect(change(page)).toHaveText(/"brand":"visa","complete":true.*"postalCode":"12345"/)
  await page.keyboard.press('Enter')
  await expect(result(page)).toHaveText('succeeded')
  expect(await statusNow(stripe)).toBe('succeeded')
})

test('nothing can be typed before the frame listens', async ({ page }) => {
  const letScriptArrive = await hold(page, '**/card-frame.js')
  await page.reload({ waitUntil: 'commit' })
  await expect(cardFields(page).number).toBeDisabled()
  letScriptArrive()
  await fillCard(page, '4242424242424242')
  await expect(change(page)).toContainText('"complete":true')
})

test('the style options reach the fields', async ({ page }) => {
  const { number } = cardFields(page)
  await expect(number).toHaveCSS('color', 'rgb(18, 52, 86)')
  await expect(number).toHaveCSS('font-size', '18px')
})

test('0002 is declined in Stripe’s words', async ({ page, stripe }) => {
  await fillCard(page, '4000000000000002')
  await pay(page).click()
  await expect(result(page)).toHaveText('card_declined: Your card was declined.')
  expect(await statusNow(stripe)).toBe('requires_payment_method')
})

test('wrong and incomplete numbers are reported', async ({ page, stripe }) => {
  const { number } = cardFields(page)
  await fillCard(page, '4242424242424241')
  await expect(change(page)).toContainText('invalid_number')
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await number.fill('4242')
  await pay(page).click()
  await expect(result(page)).toHaveText('incomplete_number: Your card number is incomplete.')
  expect(await statusNow(stripe)).toBe('requires_payment_method')
})

for (const [button, ending, status] of [
  ['Fail', /^payment_intent_authentication_failure: /, 'requires_payment_method'],
  ['Complete', 'succeeded', 'succeeded'],
] as const) {
  test(`3-D Secure names the amount and ends with ${button}`, async ({ page, stripe }) => {
    await fillCard(page, '4000002500003155')
    await pay(page).click()
    const dialog = page.getByRole('dialog', { name: '3-D Secure confirmation' })
    await expect(dialog).toContainText('$42.00')
    await dialog.getByRole('button', { name: button }).click()
    await expect(result(page)).toHaveText(ending)
    expect(await statusNow(stripe)).toBe(status)
  })
}

test('closing the 3-D Secure window counts as a failed confirmation', async ({ page, stripe }) => {
  await fillCard(page, '4000002500003155')
  await pay(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(result(page)).toHaveText(/^payment_intent_authentication_failure: /)
  expect(await statusNow(stripe)).toBe('requires_payment_method')
})

test('1629 is declined after 3-D Secure', async ({ page, stripe }) => {
  await fillCard(page, '4000008400001629')
  await pay(page).click()
  await page.getByRole('button', { name: 'Complete' }).click()
  await expect(result(page)).toHaveText('card_declined: Your card was declined.')
  expect(await statusNow(stripe)).toBe('requires_payment_method')
})

test('Tab walks through the frame and out of it', async ({ page }) => {
  const card = cardFields(page)
  await card.number.focus()
  for (const field of [card.expiry, card.cvc, card.postal, pay(page)]) {
    await page.keyboard.press('Tab')
    await expect(field).toBeFocused()
  }
})

test('on a narrow page the frame grows with its fields', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const bottomOf = async (part: ReturnType<Page['locator']>) => {
    const box = await part.boundingBox()
    return box ? box.y + box.height : Number.NaN
  }
  const { postal } = cardFields(page)
  await expect
    .poll(async () => (await bottomOf(page.locator('iframe'))) + 1 - (await bottomOf(postal)))
    .toBeGreaterThanOrEqual(0)
})
