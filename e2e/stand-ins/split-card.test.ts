import { expect, type Page } from '@playwright/test'
import { test } from './support/paper-till.ts'

const parts = {
  cardNumber: ['Secure card number input frame', 'Credit or debit card number'],
  cardExpiry: ['Secure expiration date input frame', 'Credit or debit card expiration date'],
  cardCvc: ['Secure CVC input frame', 'Credit or debit card CVC/CVV'],
} as const
type Part = keyof typeof parts

const field = (page: Page, part: Part) => {
  const [frame, label] = parts[part]
  return page.frameLocator(`iframe[title="${frame}"]`).getByLabel(label)
}

test.beforeEach(async ({ page, pages }) => {
  await page.goto(pages.plainUrl)
})

/** Mounts the three parts, each in a box of its own. */
async function mountParts(page: Page) {
  return page.evaluateHandle(async () => {
    if (!window.Stripe) throw new Error('the page has no window.Stripe')
    const stripe = window.Stripe('pk_test_shop')
    const elements = stripe.elements()
    const heard: string[] = []
    const box = () => document.body.appendChild(document.createElement('div'))
    const number = elements.create('cardNumber', { showIcon: true })
    const expiry = elements.create('cardExpiry')
    const cvc = elements.create('cardCvc', { placeholder: 'Code' })
    number.on('change', (event) => {
      heard.push(`${event.elementType} ${event.brand} ${event.complete}`)
    })
    expiry.on('change', (event) => {
      heard.push(`${event.elementType} ${event.complete} ${event.error?.code ?? ''}`)
    })
    cvc.on('change', (event) => {
      heard.push(`${event.elementType} ${event.complete} ${event.error?.code ?? ''}`)
    })
    for (const element of [number, expiry, cvc]) element.mount(box())
    return { stripe, elements, heard }
  })
}

test('a card typed in three elements pays', async ({ page, stripe }) => {
  const { client_secret } = await stripe.paymentIntents.create({ amount: 1000, currency: 'usd' })
  const parts = await mountParts(page)
  await expect(field(page, 'cardCvc')).toHaveAttribute('placeholder', 'Code')
  await field(page, 'cardNumber').fill('378282246310005')
  await field(page, 'cardExpiry').fill('1234')
  // Four digits, because the number's brand is known in the frame of the code, as soon as it has heard of it.
  await expect(async () => {
    await field(page, 'cardCvc').fill('1234')
    await expect(field(page, 'cardCvc')).toHaveValue('1234', { timeout: 500 })
  }).toPass()
  const status = await parts.evaluate(async ({ stripe, elements }, secret) => {
    const card = elements.getElement('cardNumber')
    if (!card) throw new Error('the number has gone')
    const { paymentIntent, error } = await stripe.confirmCardPayment(secret, { payment_method: { card } })
    return paymentIntent?.status ?? error?.code
  }, client_secret ?? '')
  expect(status).toBe('succeeded')
  const heard = await parts.evaluate(({ heard }) => heard)
  expect(heard).toContain('cardNumber amex true')
  expect(heard).toContain('cardExpiry true ')
  expect(heard).toContain('cardCvc true ')
})

test('what is missing in another element stands in the way, and is shown there', async ({ page }) => {
  const parts = await mountParts(page)
  await field(page, 'cardNumber').fill('4242424242424242')
  await field(page, 'cardExpiry').fill('1234')
  const make = () =>
    parts.evaluate(async ({ stripe, elements }) => {
      const card = elements.getElement('cardNumber')
      if (!card) throw new Error('the number has gone')
      const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card })
      return paymentMethod?.card?.last4 ?? error?.code
    })
  expect(await make()).toBe('incomplete_cvc')
  await expect(field(page, 'cardCvc')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'cardCvc').fill('123')
  expect(await make()).toBe('4242')
})

test('the whole card and its parts do not stand in one group', async ({ page }) => {
  const parts = await mountParts(page)
  const refused = await parts.evaluate(({ elements }) => {
    try {
      elements.create('card')
      return ''
    } catch (error) {
      return String(error)
    }
  })
  expect(refused).toContain('IntegrationError')
})
