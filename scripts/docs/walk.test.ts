import { describe, expect, it } from 'vitest'
import { reachedFrom } from './testing/walk.ts'

/** Where each step of a wholesale order begins: from the cart over payment and invoice to its mails. */
const server = [
  'functions/src/domain/checkout/order-cart.ts',
  'functions/src/data/firestore-orders.ts',
  'functions/src/domain/payments/start-payment.ts',
  'functions/src/domain/payments/handle-event.ts',
  'functions/src/data/firestore-payments.ts',
  'functions/src/gateways/stripe-payments.ts',
  'functions/src/domain/invoices/issue-invoices.ts',
  'functions/src/data/firestore-invoices.ts',
  'functions/src/data/outbox.ts',
  'functions/src/domain/mail/mail-of.ts',
  'functions/src/domain/mail/send-mail.ts',
  'functions/src/gateways/smtp-server.ts',
]
const pages = [
  'web/src/lib/cart/cart.ts',
  'web/src/features/checkout/use-checkout.ts',
  'web/src/features/payment/use-card-payment.ts',
]

/**
 * Decides nothing about an order: how the database and the API are spoken to, what an email looks like, errors and log lines, how schedules repeat and what a repeat of a call is, words, and what
 * things look like; a page's own components and what only names types are not counted either.
 */
const leftOut = [
  /^functions\/src\/data\/(collection-names|converter|list-page|order-search|product-documents|retention|search-words|stock-lanes|transact|in-batches)\.ts$/,
  /^functions\/src\/domain\/(asked|errors|language|log|reachable-address|stored-texts|sweep)\.ts$/,
  /^functions\/src\/(mails\/|domain\/mail\/((mail|order|other|return)-content|order-facts)\.ts$)/,
  /^contract\/src\/(errors|(document-)?limits|routes)\.ts$/,
  /^web\/src\/(config|styles|components|lib\/(api|session|browser|text))\//,
  /^(web|functions|contract)\/src\/texts\//,
  /messages\.ts$|\.tsx$/,
]
const isLeftOut = (file: string) => leftOut.some((pattern) => pattern.test(file))

describe('a walk from the cart to the mail about its paid order', () => {
  const walk = reachedFrom([...server, ...pages], isLeftOut)
  const within = (folder: string) => walk.filter((file) => file.startsWith(folder))

  it('opens few files', () => {
    expect(within('functions/').length).toBeLessThanOrEqual(44)
    expect(walk.length).toBeLessThanOrEqual(60)
  })

  it('is counted from imports: it reaches what its steps lead to', () => {
    expect(walk).toEqual(
      expect.arrayContaining([
        'contract/src/pricing.ts',
        'functions/src/domain/checkout/order-from-cart.ts',
        'functions/src/domain/payments/settle.ts',
        'functions/src/domain/invoices/make-invoices.ts',
        'functions/src/domain/mail/mail-of.ts',
      ]),
    )
    expect(walk.filter(isLeftOut)).toEqual([])
  })
})
