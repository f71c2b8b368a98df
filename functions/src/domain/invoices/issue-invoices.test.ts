import { expect, it, vi } from 'vitest'
import { noon } from '../../../test/support/oak-order.ts'
import { errors } from '../errors.ts'
import { type InvoicePorts, type InvoiceStore, issueDueInvoices } from './issue-invoices.ts'

const settings = { seller: { name: 'Wood-Master' } } as InvoicePorts['settings']

/** Orders that lack an invoice, always in the same order; `failures` says which of them fail, and with what. */
function shopWith(count: number, failures: ReadonlyMap<string, Error> = new Map(), paused?: Date) {
  const due = new Set(Array.from({ length: count }, (_, index) => `o${index}`))
  const issue = vi.fn(async (orderId: string) => {
    const failure = failures.get(orderId)
    if (failure) throw failure
    due.delete(orderId)
    return undefined
  })
  const invoices: InvoiceStore = {
    issue,
    of: async () => [],
    ordersDue: async (limit) => [...due].slice(0, limit),
    series: async () => ({ sequences: [], last: 0, lost: [] }),
    pausedSince: async () => paused,
    pause: async () => {},
    resume: async () => {},
  }
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  return { invoices, settings, log, due, issue }
}

it('logs every order that fails, whatever the failure is, and goes on with the others', async () => {
  const failures = new Map<string, Error>([
    ['o0', new Error('broken record')],
    ['o1', errors.busy()],
  ])
  const shop = shopWith(4, failures)
  expect(await issueDueInvoices(shop, noon)).toEqual({ issued: 2, failed: 2 })
  expect([...shop.due]).toEqual(['o0', 'o1'])
  expect(shop.log.error.mock.calls).toEqual([
    ['invoice could not be written', expect.objectContaining({ orderId: 'o0', error: failures.get('o0') })],
  ])
  expect(shop.log.warn.mock.calls).toEqual([
    ['invoice could not be written', expect.objectContaining({ orderId: 'o1', code: 'busy' })],
  ])
})

it('goes on after a full page, trying each order once', async () => {
  const shop = shopWith(250, new Map([['o0', new Error('broken record')]]))
  expect(await issueDueInvoices(shop, noon)).toEqual({ issued: 249, failed: 1 })
  expect(shop.issue).toHaveBeenCalledTimes(250)
})

it('goes on behind a full page of which nothing could be written', async () => {
  const broken = new Map(Array.from({ length: 100 }, (_, index) => [`o${index}`, new Error('broken record')]))
  const shop = shopWith(150, broken)
  expect(await issueDueInvoices(shop, noon)).toEqual({ issued: 50, failed: 100 })
})

it('tries nothing while invoicing is paused', async () => {
  const shop = shopWith(3, new Map(), noon)
  expect(await issueDueInvoices(shop, noon)).toEqual({ issued: 0, failed: 0, pausedSince: noon })
  expect(shop.issue).not.toHaveBeenCalled()
})
