import { useState } from 'react'
import { SelectField } from '#components/forms/field.tsx'
import type { Order } from '#lib/api/orders.ts'
import { deviceStorage } from '#lib/browser/storage.ts'
import { addressLines } from '#lib/text/address-lines.ts'
import * as m from '#texts/papers.ts'
import { Barcode } from './barcode.tsx'
import { Code } from './facts.tsx'
import type { Seller } from './papers-api.ts'

/** What thermal printers hold, each a page of its own; the first is for sheets of many labels. */
const sizes: Record<string, { name: string; label: string }> = {
  '': { name: m.sheets(), label: '' },
  mm100: { name: m.size100(), label: 'label-100 print:min-h-[138mm]' },
  inches4: { name: m.sizeInches(), label: 'label-4in print:min-h-[140mm]' },
  mm62: { name: m.size62(), label: 'label-62 print:min-h-[92mm]' },
}
const kept = 'label-size'

export function AddressLabels({ orders, seller }: { orders: Order[]; seller: Seller }) {
  const [size, setSize] = useState(() => deviceStorage.read(kept) ?? '')
  const label = sizes[size]?.label ?? ''
  return (
    <>
      <div className="print:hidden">
        <SelectField
          label={m.labelSize()}
          className="w-52"
          value={size}
          onChange={({ target }) => {
            setSize(target.value)
            deviceStorage.write(kept, target.value)
          }}
        >
          {Object.entries(sizes).map(([value, { name }]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <ul
        aria-label={m.pagesLabels()}
        className={`grid grid-cols-[repeat(auto-fill,minmax(min(100%,85mm),1fr))] gap-4 ${label && 'print:block'}`}
      >
        {orders.map((order) => (
          <li
            key={order._id}
            className={`flex min-h-[55mm] break-inside-avoid flex-col justify-between gap-3 rounded-box border border-base-300 p-5 ${label && `${label} print:rounded-none print:border-0 print:p-0`}`}
          >
            <Label order={order} seller={seller} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Label({ order, seller }: { order: Order; seller: Seller }) {
  const { number, poNumber, address, buyerName, email, shipping, shipments } = order
  return (
    <>
      <p className="wrap-anywhere text-xs">
        {m.from()}: {[seller.name, seller.address].filter(Boolean).join(', ')}
      </p>
      <p className="wrap-anywhere own-lines text-lg leading-snug">
        {(address ? addressLines(address) : [buyerName ?? email, m.noAddress()]).join('\n')}
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
