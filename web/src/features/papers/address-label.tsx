import type { Order } from '#lib/api/orders.ts'
import { postalLines } from '#lib/text/address-lines.ts'
import * as m from '#texts/papers.ts'
import { Barcode } from './barcode.tsx'
import { Code } from './facts.tsx'
import type { Seller } from './papers-api.ts'

export function AddressLabel({ order, seller }: { order: Order; seller: Seller }) {
  const { number, poNumber, address, buyerName, email, shipping, shipments } = order
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
          <span>{shipments.at(-1)?.carrier ?? shipping?.name}</span>
          <Code>{poNumber ? m.numberAndPo({ number, poNumber }) : m.numberLine({ number })}</Code>
        </p>
        <Barcode text={number} />
      </div>
    </>
  )
}
