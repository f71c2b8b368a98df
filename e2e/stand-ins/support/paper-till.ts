import { test as base, expect, type Page } from '@playwright/test'
import { type PaperTill, startPaperTill } from 'paper-till'
import Stripe from 'stripe'
import { type CardPages, startCardPages } from './start-card-pages.ts'

const secretKey = 'sk_test_shop'

interface Bench {
  standIn: PaperTill
  pages: CardPages
}

interface Fixtures {
  /** A stand-in for these tests alone, empty and without faults. */
  standIn: PaperTill
  stripe: Stripe
  pages: CardPages
  /** The browser's errors and warnings; a test that ends with any has failed. */
  complaints: string[]
}

/** Tests of the stand-in itself: they need no shop. */
export const test = base.extend<Fixtures, { bench: Bench }>({
  bench: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const standIn = await startPaperTill({
        port: 0,
        secretKey,
        publishableKey: 'pk_test_shop',
        webhookEndpoints: [],
      })
      const pages = await startCardPages(standIn.url)
      await use({ standIn, pages })
      await Promise.all([pages.close(), standIn.close()])
    },
    { scope: 'worker' },
  ],

  standIn: async ({ bench }, use) => {
    await bench.standIn.reset()
    await use(bench.standIn)
  },

  pages: async ({ bench }, use) => use(bench.pages),

  stripe: async ({ standIn }, use) =>
    use(new Stripe(secretKey, { host: '127.0.0.1', port: standIn.port, protocol: 'http', telemetry: false })),

  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        // A declined card is a response with an error status, which Chromium reports by itself.
        const isResponse = message.text().includes('Failed to load resource')
        if (['error', 'warning'].includes(message.type()) && !isResponse) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await use(complaints)
      expect(complaints, 'errors and warnings of the browser').toEqual([])
    },
    { auto: true },
  ],
})

/** The fields of the card element, in its frame. */
export function cardFields(page: Page) {
  const frame = page.frameLocator('iframe[title="Secure card payment input frame"]')
  return {
    number: frame.getByLabel('Credit or debit card number'),
    expiry: frame.getByLabel('Credit or debit card expiration date'),
    cvc: frame.getByLabel('Credit or debit card CVC/CVV'),
    postal: frame.getByLabel('ZIP'),
  }
}

/** Fills the whole card element. */
export async function fillCard(page: Page, number: string): Promise<void> {
  const card = cardFields(page)
  await card.number.fill(number)
  await card.expiry.fill('1234')
  await card.cvc.fill('123')
  await card.postal.fill('12345')
}
