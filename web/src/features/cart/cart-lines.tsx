import { useEffect, useRef, useState } from 'react'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import { setInCart } from '#lib/cart/cart.ts'
import type { ShownLine } from '#lib/cart/kept-cart.ts'
import { useLinePrices } from '#lib/prices/lines-with-tax.ts'
import * as m from '#texts/cart.ts'
import { CartRow } from './cart-row.tsx'

export function CartLines({ lines, currency }: { lines: ShownLine[]; currency: string | undefined }) {
  const [removed, setRemoved] = useState<{ line: ShownLine; at: number }[]>([])

  const remove = (line: ShownLine, at: number) => {
    setRemoved([...removed, { line, at }])
    setInCart(line.productId, 0)
  }
  const undo = ({ productId, quantity }: ShownLine) => {
    setRemoved(removed.filter(({ line }) => line.productId !== productId))
    setInCart(productId, quantity)
  }

  const goods = lines.map(({ productId, last }) => ({ productId, ...last, price: last?.price ?? 0 }))
  const { prices } = useLinePrices(goods, currency ?? '')
  const rows = lines.map((line, at) => (
    <CartRow
      key={line.productId}
      line={line}
      price={prices[at]}
      currency={currency}
      onRemove={() => remove(line, at)}
    />
  ))
  // What is back by other means, from another tab or device, needs no undoing.
  const back = removed.filter(({ line }) => !lines.some(({ productId }) => productId === line.productId))
  for (const { line, at } of back.toReversed()) {
    const { productId, name } = line
    rows.splice(at, 0, <RemovedRow key={`removed ${productId}`} name={name} onUndo={() => undo(line)} />)
  }
  return (
    <ul
      aria-label={m.title()}
      className="content-start gap-x-4 sm:grid sm:grid-cols-[3rem_1fr_10.5rem_minmax(6.5rem,max-content)_2.75rem]"
    >
      {rows}
    </ul>
  )
}

function RemovedRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone with its line.
  useEffect(() => undo.current?.focus(), [])
  return (
    <li
      ref={keepFocus}
      className="col-span-full flex items-center justify-between gap-4 border-base-300 border-t py-3"
    >
      <p role="status">{m.removed({ name })}</p>
      <button ref={undo} type="button" className="btn btn-sm text-sm btn-outline min-h-11" onClick={onUndo}>
        {m.undo()}
        <span className="sr-only">{m.removingName({ name })}</span>
      </button>
    </li>
  )
}
