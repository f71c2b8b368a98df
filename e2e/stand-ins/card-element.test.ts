import { expect, type JSHandle, type Page } from '@playwright/test'
import type { Stripe as BrowserStripe, StripeCardElement, StripeCardElementOptions } from '@stripe/stripe-js'
import { cardFields, test } from './support/paper-till.ts'
import { methodNames } from './support/stripe-js-methods.ts'

/** `window.Stripe` without React: the element's own methods, and what becomes of calls when the API is in trouble. */
test.beforeEach(async ({ page, pages }) => {
  await page.goto(pages.plainUrl)
})

function loadStripe(page: Page): Promise<JSHandle<BrowserStripe>> {
  return page.evaluateHandle(() => {
    if (!window.Stripe) throw new Error('the page has no window.Stripe')
    return window.Stripe('pk_test_shop')
  })
}

async function makeCard(page: Page, options: StripeCardElementOptions = {}) {
  const stripe = await loadStripe(page)
  const elements = await stripe.evaluateHandle((loaded) => loaded.elements({ locale: 'en' }))
  const card = await elements.evaluateHandle((group, wanted) => group.create('card', wanted), options)
  return { elements, card }
}

/** What the element tells from here on, in its order. */
function listenTo(card: JSHandle<StripeCardElement>): Promise<JSHandle<string[]>> {
  return card.evaluateHandle((element) => {
    const heard: string[] = []
    element.on('ready', () => heard.push('ready'))
    element.on('focus', () => heard.push('focus'))
    element.on('blur', () => heard.push('blur'))
    element.on('escape', () => heard.push('escape'))
    element.on('change', (event) => heard.push(`change ${event.brand}`))
    element.once('ready', () => heard.push('ready once'))
    return heard
  })
}

const mount = (card: JSHandle<StripeCardElement>) => card.evaluate((element) => element.mount('#box'))

test('the element tells ready, focus, change, escape and blur', async ({ page }) => {
  const { card } = await makeCard(page, { hidePostalCode: true, value: { postalCode: '12345' } })
  const heard = await listenTo(card)
  const last = () => heard.evaluate((events) => events.at(-1))
  await mount(card)
  await expect.poll(last).toBe('ready once')
  await expect(cardFields(page).postal).toBeHidden()
  await card.evaluate((element) => element.focus())
  await expect(cardFields(page).number).toBeFocused()
  await page.keyboard.type('5555')
  await page.keyboard.press('Escape')
  await expect.poll(() => heard.evaluate((events) => events.includes('escape'))).toBe(true)
  await card.evaluate((element) => element.blur())
  await expect.poll(last).toBe('blur')
  expect(await heard.jsonValue()).toEqual([
    'ready',
    'ready once',
    'focus',
    'change unknown',
    'change mastercard',
    'escape',
    'change mastercard',
    'blur',
  ])
})

test('it is cleared, dressed anew and disabled', async ({ page }) => {
  const { card } = await makeCard(page)
  await mount(card)
  const { number } = cardFields(page)
  const box = page.locator('#box')
  await number.fill('4242424242424241')
  await expect(box).toHaveClass(/StripeElement--invalid/)
  await card.evaluate((element) => element.clear())
  await expect(box).toHaveClass(/StripeElement--empty/)
  await expect(box).not.toHaveClass(/StripeElement--invalid/)
  await expect(number).toHaveValue('')
  await card.evaluate((element) => element.update({ style: { base: { color: '#ff0000' } }, disabled: true }))
  await expect(number).toBeDisabled()
  await expect(number).toHaveCSS('color', 'rgb(255, 0, 0)')
})

test('it is unmounted, mounted again, destroyed and made anew', async ({ page }) => {
  const { elements, card } = await makeCard(page)
  const frames = page.locator('iframe')
  await mount(card)
  await expect(frames).toHaveCount(1)
  await card.evaluate((element) => element.unmount())
  await expect(frames).toHaveCount(0)
  await mount(card)
  await cardFields(page).number.fill('4242424242424242')
  expect(await elements.evaluate((group, element) => group.getElement('card') === element, card)).toBe(true)
  const second = elements.evaluate((group) => group.create('card'))
  await expect(second).rejects.toThrow(/more than one Element of type card/)
  await card.evaluate((element) => element.destroy())
  expect(await elements.evaluate((group) => group.getElement('card'))).toBeNull()
  await mount(await elements.evaluateHandle((group) => group.create('card')))
  await expect(frames).toHaveCount(1)
})

test('intents are seen with their own secret only', async ({ page, stripe }) => {
  const browser = await loadStripe(page)
  const [one, other] = await Promise.all(
    [500, 700].map((amount) => stripe.paymentIntents.create({ amount, currency: 'jpy' })),
  )
  const see = (secret: string) =>
    browser.evaluate(async (loaded, asked) => {
      const result = await loaded.retrievePaymentIntent(asked)
      return result.error?.code ?? result.paymentIntent?.amount
    }, secret)
  expect(await see(one?.client_secret ?? '')).toBe(500)
  const mixed = `${one?.id}_secret_${other?.client_secret?.split('_secret_')[1]}`
  expect(await see(mixed)).toBe('payment_intent_invalid_parameter')
  await expect(see('nonsense')).rejects.toThrow(/IntegrationError: .*client secret/)
})

test('trouble resolves to an error and never rejects', async ({ page, standIn, stripe }) => {
  const browser = await loadStripe(page)
  const { client_secret } = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' })
  const confirm = (method: string) =>
    browser.evaluate(
      async (loaded, [secret, payment_method]) => {
        const result = await loaded.confirmCardPayment(secret, { payment_method })
        return result.error?.code ?? result.error?.type ?? result.paymentIntent?.status
      },
      [client_secret ?? '', method] as const,
    )
  standIn.setFaults({ apiDown: true })
  expect(await confirm('pm_card_visa')).toBe('api_connection_error')
  standIn.setFaults({ apiDown: false, apiErrors: 1 })
  expect(await confirm('pm_card_visa')).toBe('api_error')
  expect(await confirm('pm_card_chargeDeclinedInsufficientFunds')).toBe('card_declined')
  expect(await confirm('pm_card_visa')).toBe('succeeded')
})

test('a waiting 3-D Secure confirmation is taken up later, by keyboard', async ({ page, stripe }) => {
  const browser = await loadStripe(page)
  const made = await stripe.paymentIntents.create({ amount: 500, currency: 'jpy' })
  const secret = made.client_secret ?? ''
  const status = await browser.evaluate(async (loaded, asked) => {
    const wanted = { payment_method: 'pm_card_threeDSecure2Required' }
    const result = await loaded.confirmCardPayment(asked, wanted, { handleActions: false })
    return result.paymentIntent?.status
  }, secret)
  expect(status).toBe('requires_action')
  const handled = browser.evaluate(
    async (loaded, clientSecret) => (await loaded.handleNextAction({ clientSecret })).paymentIntent?.status,
    secret,
  )
  await expect(page.getByRole('dialog')).toContainText('¥500')
  await page.keyboard.press('Enter')
  expect(await handled).toBe('succeeded')
})

test('what Stripe.js has and paper-till has not says so in a sentence', async ({ page }) => {
  const stripe = await loadStripe(page)
  const sentences = await stripe.evaluate(async (loaded) => {
    const said = (error: unknown) => (error instanceof Error ? error.message : String(error))
    const tries = [
      () => loaded.confirmPayment({ clientSecret: 'pi_1_secret_1', confirmParams: { return_url: '' } }),
      () => loaded.confirmIdealPayment('pi_1_secret_1'),
      () => loaded.elements().create('payment'),
      () => loaded.elements().submit(),
    ]
    return Promise.all(
      tries.map(async (attempt) => {
        try {
          await attempt()
          return ''
        } catch (error) {
          return said(error)
        }
      }),
    )
  })
  const wanted = [
    'stripe.confirmPayment()',
    'stripe.confirmIdealPayment()',
    "the 'payment' element",
    'elements.submit()',
  ]
  expect(sentences.map((sentence, index) => sentence.includes(`does not support ${wanted[index]}`))).toEqual([
    true,
    true,
    true,
    true,
  ])
})

test('every method of Stripe.js is there, if only to say that it is not', async ({ page }) => {
  const stripe = await loadStripe(page)
  const missing = await stripe.evaluate((loaded, names) => {
    return names.filter((name) => !(name in loaded) || typeof Reflect.get(loaded, name) !== 'function')
  }, methodNames)
  expect(missing).toEqual([])
})

test('a card is saved with confirmCardSetup, and made a token', async ({ page, stripe, standIn }) => {
  const { id: customer } = await stripe.customers.create()
  const { client_secret } = await stripe.setupIntents.create({ customer })
  const loaded = await loadStripe(page)
  const card = await loaded.evaluateHandle((script) => {
    const element = script.elements().create('card')
    element.mount('#box')
    return element
  })
  const fields = cardFields(page)
  await fields.number.fill('4000002500003155')
  await fields.expiry.fill('1234')
  await fields.cvc.fill('123')
  await fields.postal.fill('12345')
  const saving = loaded.evaluate(
    async (script, { secret, element }) => {
      const { setupIntent, error } = await script.confirmCardSetup(secret, {
        payment_method: { card: element },
      })
      return setupIntent?.status ?? error?.message
    },
    { secret: client_secret ?? '', element: card },
  )
  await page.getByRole('button', { name: 'Complete' }).click()
  expect(await saving).toBe('succeeded')
  expect((await stripe.customers.listPaymentMethods(customer)).data).toMatchObject([{ customer }])
  const token = await loaded.evaluate(async (script, element) => {
    const made = await script.createToken(element, { name: 'Ada' })
    return made.token?.id
  }, card)
  const charge = await stripe.charges.create({ amount: 500, currency: 'usd', source: token })
  expect(charge.status).toBe('succeeded')
  expect(standIn.state().setup_intents).toHaveLength(1)
})
