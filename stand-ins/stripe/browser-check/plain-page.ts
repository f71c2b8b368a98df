import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import type Stripe from 'stripe'
import type { StripeStandIn } from '../start-stripe-stand-in.ts'

/** Drives `window.Stripe` without React: the element's own methods, and what happens when the API is in trouble. */
export async function checkPlainPage(
  page: Page,
  standIn: StripeStandIn,
  stripe: Stripe,
  step: (name: string) => void,
): Promise<void> {
  const frame = page.frameLocator('iframe[title="Secure card payment input frame"]')
  const number = frame.getByLabel('Credit or debit card number')
  const events = () => page.evaluate('window.heard')
  const run = (code: string) => page.evaluate(`(async () => { ${code} })()`)

  await run(`
    document.body.innerHTML = '<div id="box"></div><button>Elsewhere</button>'
    window.heard = []
    window.stripe = window.Stripe('pk_test_check')
    window.elements = window.stripe.elements({ locale: 'en' })
    window.card = window.elements.create('card', { hidePostalCode: true, value: { postalCode: '12345' } })
    for (const name of ['ready', 'focus', 'blur', 'escape']) window.card.on(name, () => window.heard.push(name))
    window.card.on('change', (event) => window.heard.push('change ' + event.brand))
    window.card.once('ready', () => window.heard.push('ready once'))
    window.card.mount('#box')`)
  await page.waitForFunction('window.heard.includes("ready once")')
  assert.equal(await frame.getByLabel('ZIP').isVisible(), false)
  await run('window.card.focus()')
  await page.keyboard.type('5555')
  await page.keyboard.press('Escape')
  await page.waitForFunction('window.heard.includes("escape")')
  await run('window.card.blur()')
  await page.waitForFunction('window.heard.includes("blur")')
  assert.deepEqual(await events(), [
    'ready',
    'ready once',
    'focus',
    'change unknown',
    'change mastercard',
    'escape',
    'change mastercard',
    'blur',
  ])
  step('the element tells ready, focus, change, escape and blur')

  await page.waitForFunction(
    'document.querySelector("#box").matches(".StripeElement.StripeElement--invalid")',
  )
  await run('window.card.clear()')
  await page.waitForFunction(
    'document.querySelector("#box").matches(".StripeElement--empty:not(.StripeElement--invalid)")',
  )
  assert.equal(await number.inputValue(), '')
  await run("window.card.update({ style: { base: { color: '#ff0000' } }, disabled: true })")
  await number.and(frame.locator(':disabled')).waitFor()
  assert.equal(await number.evaluate((input) => getComputedStyle(input).color), 'rgb(255, 0, 0)')
  step('it is cleared, dressed anew and disabled')

  await run('window.card.unmount()')
  assert.equal(await page.locator('iframe').count(), 0)
  await run("window.card.update({ disabled: false }); window.card.mount('#box')")
  await number.fill('4242424242424242')
  assert.equal(await run("return window.elements.getElement('card') === window.card"), true)
  assert.equal(
    await run("try { window.elements.create('card') } catch (error) { return error.name }"),
    'IntegrationError',
  )
  await run('window.card.destroy()')
  assert.equal(await run("return window.elements.getElement('card')"), null)
  assert.equal(
    await run(
      "window.elements.create('card').mount('#box'); return document.querySelectorAll('iframe').length",
    ),
    1,
  )
  step('it is unmounted, mounted again, destroyed and made anew')

  const intent = await stripe.paymentIntents.create({ amount: 500, currency: 'jpy' })
  const [secret, other] = [
    intent.client_secret ?? '',
    (await stripe.paymentIntents.create({ amount: 500, currency: 'jpy' })).client_secret ?? '',
  ]
  const confirm = (method: string) =>
    run(`const answer = await window.stripe.confirmCardPayment('${secret}', { payment_method: '${method}' }, { handleActions: false })
      return answer.error?.code ?? answer.error?.type ?? answer.paymentIntent.status`)
  assert.equal(
    await run(`return (await window.stripe.retrievePaymentIntent('${secret}')).paymentIntent.amount`),
    500,
  )
  const mixed = `${intent.id}_secret_${other.split('_secret_')[1]}`
  assert.equal(
    await run(`return (await window.stripe.retrievePaymentIntent('${mixed}')).error.code`),
    'payment_intent_invalid_parameter',
  )
  assert.equal(
    await run(
      "try { await window.stripe.confirmCardPayment('nonsense') } catch (error) { return error.name }",
    ),
    'IntegrationError',
  )
  step('intents are seen with their own secret only')

  standIn.setFaults({ apiDown: true })
  assert.equal(await confirm('pm_card_visa'), 'api_connection_error')
  standIn.setFaults({ apiDown: false, apiErrors: 1 })
  assert.equal(await confirm('pm_card_visa'), 'api_error')
  assert.equal(await confirm('pm_card_chargeDeclinedInsufficientFunds'), 'card_declined')
  step('trouble resolves to an error and never rejects')

  assert.equal(await confirm('pm_card_threeDSecure2Required'), 'requires_action')
  const handled = run(
    `return (await window.stripe.handleNextAction({ clientSecret: '${secret}' })).paymentIntent.status`,
  )
  await page.getByRole('dialog').getByText('¥500').waitFor()
  await page.keyboard.press('Enter')
  assert.equal(await handled, 'succeeded')
  step('a waiting 3-D Secure confirmation is taken up later, by keyboard')
}
