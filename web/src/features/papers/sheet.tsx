import { createRoot } from 'react-dom/client'
import type { Order } from '#lib/api/orders.ts'
import { postalLines } from '#lib/text/address-lines.ts'
import * as m from '#texts/papers.ts'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { PackingSlips } from './packing-slip.tsx'
import { Barcode, Code } from './paper-parts.tsx'
import type { Invoice, Seller } from './papers-api.ts'

interface OfOrder {
  order: Order
  seller: Seller
}

export type SheetProps =
  | { kind: 'invoices'; invoice: Invoice }
  | ({ kind: 'slips'; shipmentId: string | undefined } & OfOrder)
  | ({ kind: 'labels' } & OfOrder)

/** What one buyer gets. */
function Sheet(sheet: SheetProps) {
  switch (sheet.kind) {
    case 'invoices':
      return <InvoiceSheet invoice={sheet.invoice} />
    case 'slips':
      return <PackingSlips {...sheet} />
    case 'labels':
      return <AddressLabel {...sheet} />
  }
}

/** Draws a paper with the texts that this file was built with, and returns what takes it away. */
function draw(place: Element, sheet: SheetProps): () => void {
  const root = createRoot(place)
  root.render(<Sheet {...sheet} />)
  return () => root.unmount()
}

/** In one, so that the build leaves in what only the other languages need. */
export const sheets = { Sheet, draw }

function AddressLabel({ order, seller }: { order: Order; seller: Seller }) {
  const { number, poNumber, address, buyerName, email, shipping, shipments, lines } = order
  // Who carries the next parcel is not known yet.
  const carrier = lines.some(({ toShip }) => toShip > 0) ? undefined : shipments.at(-1)?.carrier
  return (
    <>
      <p className="wrap-anywhere text-xs">
        {m.from()}: {[seller.name, seller.address].filter(Boolean).join(', ')}
      </p>
      <p className="wrap-anywhere own-lines text-lg leading-snug">
        {(address ? postalLines(address) : [buyerName ?? email, m.noAddress()]).join('\n')}
      </p>
      <div>
        <p className="flex flex-wrap justify-between gap-x-4 text-sm">
          <bdi>{address?.phone}</bdi>
          <span>{carrier ?? shipping?.name}</span>
          <Code>{poNumber ? m.numberAndPo({ number, poNumber }) : m.numberLine({ number })}</Code>
        </p>
        <Barcode text={number} />
      </div>
    </>
  )
}
