import { readFileSync } from 'node:fs'
import { type DocumentName, exampleAddress } from '../../contract/src/documents.ts'
import { fromRoot } from '../shop/layout.ts'

export interface Count {
  reads: number
  writes: number
}

const settings = 'GET /settings'

/** Calls of each page where neither the CDN nor an instance keeps anything; a page that the function renders reads the same. */
export const callsOfPage: Record<DocumentName, string[]> = {
  home: ['GET /product', 'GET /review', settings],
  catalogue: ['GET /catalog', settings],
  product: ['GET /catalog/{id}', 'GET /product/{id}/reviews', 'GET /settings/delivery', settings],
  blog: [settings],
  portfolio: [settings],
  legal: [settings],
  login: [settings, 'GET /singleUser'],
  register: [settings, 'PUT /user/{email}'],
}

/** From the cart to the parcel; the trigger writes the invoice as the call does. */
const callsOfOrder = [
  'PUT /cart',
  'GET /cart',
  'GET /address',
  'POST /delivery/quote',
  'POST /cart/order',
  'POST /create-payment-intent',
  'PATCH /order/{id}',
  'POST /stripe/webhook',
  'GET /order/{id}/invoice',
  'GET /order/{id}',
  'PUT /order/{id}',
]

/** Lists read as many documents as they show, and one more; the shop that the benchmark counted in has hardly any. */
const shownOnPages = new Map([
  ['GET /product', 7],
  ['GET /review', 7],
  ['GET /product/{id}/reviews', 7],
])

/** Order, payment, parcel, and one to an admin; to send one takes two transactions of a document. */
const mailsOfOrder = 4
const sending: Count = { reads: 2, writes: 2 }

/** Runs of triggers: of each mail, and of each write of the order (placed, prepared, paid, invoiced, sent). */
export const triggeredByOrder = mailsOfOrder + 5
/** What the platform counts as calls. */
export const callsOfAnOrder = callsOfOrder.length + triggeredByOrder

const page = () => readFileSync(fromRoot('docs', 'benchmarks.md'), 'utf8')
const rows = (text: string) =>
  text.split('\n').flatMap((line) => {
    const [, name, ...cells] = line.split('|').map((cell) => cell.trim())
    // A call or a page.
    const code = /^`?((?:[A-Z]+ )?\/[^` ]*)`?$/.exec(name ?? '')?.[1]
    return code ? [{ name: code, cells }] : []
  })

/** What `npm run bench:api` counted for these calls. Throws for one that it did not count. */
export function countOf(calls: readonly string[]): Count {
  const counted = new Map(
    rows(page()).map(({ name, cells }) => [name, { reads: Number(cells[0]), writes: Number(cells[1]) }]),
  )
  return sum(
    calls.map((call) => {
      const count = counted.get(call)
      if (!count) throw new Error(`docs/benchmarks.md has no count of ${call}.`)
      return { ...count, reads: Math.max(count.reads, shownOnPages.get(call) ?? 0) }
    }),
  )
}

const sum = (counts: readonly Count[]): Count =>
  counts.reduce((all, { reads, writes }) => ({ reads: all.reads + reads, writes: all.writes + writes }), {
    reads: 0,
    writes: 0,
  })

export const orderCount = (): Count =>
  sum([countOf(callsOfOrder), ...Array.from({ length: mailsOfOrder }, () => sending)])

/** Kilobytes of a document's first view, as `npm run bench:pages` measured them. Throws for one that it did not measure. */
export function kilobytesOf(document: DocumentName): number {
  const address = exampleAddress(document, '{id}')
  const measured = rows(page()).find(({ name, cells }) => name === address && cells.length > 8)
  if (!measured) throw new Error(`docs/benchmarks.md has not measured ${address}.`)
  return Number.parseInt(measured.cells[5] ?? '', 10)
}
