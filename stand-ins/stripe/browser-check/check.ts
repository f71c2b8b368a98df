import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { build } from 'esbuild'
import Stripe from 'stripe'
import { type StripeStandIn, startStripeStandIn } from '../start-stripe-stand-in.ts'
import { checkPlainPage } from './plain-page.ts'

/** Drives the card element and 3-D Secure in a real browser, through the unchanged React wrapper. */
const debianChromium = '/usr/bin/chromium'
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(debianChromium) ? debianChromium : undefined)

async function bundleShop(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('shop-page.tsx', import.meta.url))],
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

async function serveShop(standIn: StripeStandIn) {
  const script = await bundleShop()
  const page = `<!doctype html><html lang="en"><title>Shop</title><div id="root"></div>
    <script src="${standIn.url}/stripe.js"></script><script src="/shop.js"></script>`
  const server = createServer((request, response) => {
    const isScript = request.url === '/shop.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://localhost:${port}`, close: () => server.close() }
}

function card(page: Page) {
  const frame = page.frameLocator('iframe[title="Secure card payment input frame"]')
  return {
    number: frame.getByLabel('Credit or debit card number'),
    expiry: frame.getByLabel('Credit or debit card expiration date'),
    cvc: frame.getByLabel('Credit or debit card CVC/CVV'),
    postal: frame.getByLabel('ZIP'),
  }
}

async function main(): Promise<void> {
  const standIn = await startStripeStandIn({
    port: 0,
    secretKey: 'sk_test_check',
    publishableKey: 'pk_test_check',
    webhookEndpoints: [],
  })
  const shop = await serveShop(standIn)
  const stripe = new Stripe('sk_test_check', { host: '127.0.0.1', port: standIn.port, protocol: 'http' })
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  })
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    const expected = message.text().includes('Failed to load resource')
    if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))

  const open = async () => {
    const intent = await stripe.paymentIntents.create({ amount: 4200, currency: 'usd' })
    await page.goto(`${shop.url}/?secret=${intent.client_secret}`)
    return intent.id
  }
  const result = page.locator('#result')
  const change = page.locator('#change')
  const resultIs = async (text: string | RegExp) => {
    await result.filter({ hasText: text }).waitFor({ timeout: 15_000 })
  }
  const statusOf = async (id: string) => (await stripe.paymentIntents.retrieve(id)).status
  const step = (name: string) => console.log(`ok - ${name}`)

  try {
    let id = await open()
    assert.equal(await page.locator('iframe').count(), 1)
    step('one card frame after React mounted twice')
    await page.getByText('Card', { exact: true }).click()
    await page.keyboard.type('4242424242424242')
    await page.keyboard.type('1234')
    await page.keyboard.type('123')
    await page.keyboard.type('12345')
    assert.equal(await card(page).number.inputValue(), '4242 4242 4242 4242')
    assert.equal(await card(page).expiry.inputValue(), '12 / 34')
    assert.equal(await card(page).postal.inputValue(), '12345')
    await change.filter({ hasText: '"complete":true' }).waitFor()
    assert.match((await change.textContent()) ?? '', /"brand":"visa".*"postalCode":"12345"/)
    step('a click on the label focuses the number, and typing walks through the fields')
    const style = await card(page).number.evaluate((input) => {
      const { color, fontSize } = getComputedStyle(input)
      return { color, fontSize }
    })
    assert.deepEqual(style, { color: 'rgb(18, 52, 86)', fontSize: '18px' })
    step('the style options reach the fields')
    await page.keyboard.press('Enter')
    await resultIs('succeeded')
    assert.equal(await statusOf(id), 'succeeded')
    step('4242 is paid, sent by Enter from inside the frame')

    id = await open()
    await card(page).number.fill('4000000000000002')
    await card(page).expiry.fill('1234')
    await card(page).cvc.fill('123')
    await card(page).postal.fill('12345')
    await page.getByRole('button', { name: 'Pay' }).click()
    await resultIs('card_declined: Your card was declined.')
    step('0002 is declined in Stripe’s words')

    await card(page).number.fill('4242424242424241')
    await change.filter({ hasText: 'invalid_number' }).waitFor()
    assert.equal(await card(page).number.getAttribute('aria-invalid'), 'true')
    await card(page).number.fill('4242')
    await page.getByRole('button', { name: 'Pay' }).click()
    await resultIs('incomplete_number: Your card number is incomplete.')
    step('wrong and unfinished numbers are named')

    for (const [button, ending, status] of [
      ['Fail', 'payment_intent_authentication_failure', 'requires_payment_method'],
      ['Complete', 'succeeded', 'succeeded'],
    ] as const) {
      await card(page).number.fill('4000002500003155')
      await page.getByRole('button', { name: 'Pay' }).click()
      const dialog = page.getByRole('dialog', { name: '3-D Secure confirmation' })
      await dialog.getByText('$42.00').waitFor()
      await dialog.getByRole('button', { name: button }).click()
      await resultIs(ending)
      assert.equal(await statusOf(id), status)
      step(`3-D Secure: ${button}`)
    }

    await open()
    await card(page).number.fill('4000008400001629')
    await card(page).expiry.fill('1234')
    await card(page).cvc.fill('123')
    await card(page).postal.fill('12345')
    await page.getByRole('button', { name: 'Pay' }).click()
    await page.getByRole('button', { name: 'Complete' }).click()
    await resultIs('card_declined: Your card was declined.')
    step('1629 is declined after 3-D Secure')

    await open()
    await card(page).number.focus()
    for (const field of ['expiry', 'cvc', 'postal'] as const) {
      await page.keyboard.press('Tab')
      assert.equal(await card(page)[field].evaluate((input) => input === document.activeElement), true)
    }
    await page.keyboard.press('Tab')
    assert.equal(
      await page.getByRole('button', { name: 'Pay' }).evaluate((button) => button === document.activeElement),
      true,
    )
    step('Tab walks through the frame and out of it')
    await page.setViewportSize({ width: 320, height: 640 })
    const box = await page.locator('iframe').boundingBox()
    const rest = await card(page).postal.boundingBox()
    assert.ok(box && rest && rest.y + rest.height <= box.y + box.height + 1)
    step('on a narrow page the frame grows with its fields')
    await checkPlainPage(page, standIn, stripe, step)
    assert.deepEqual(complaints, [])
    step('the browser had nothing to complain about')
  } finally {
    await browser.close()
    shop.close()
    await standIn.close()
  }
}

await main()
