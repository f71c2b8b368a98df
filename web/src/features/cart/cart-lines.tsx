import { useState } from 'react'
import { setInCart } from '#lib/cart/cart.ts'
import type { ShownLine } from '#lib/cart/kept-cart.ts'
import { CartRow } from './cart-row.tsx'
import { RemovedRow } from './removed-row.tsx'

/** The cart's lines; a removed one leaves a way to bring it back. */
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

  const rows = lines.map((line, at) => (
    <CartRow key={line.productId} line={line} currency={currency} onRemove={() => remove(line, at)} />
  ))
  // What is back by other means, from another tab or device, needs no undoing.
  const back = removed.filter(({ line }) => !lines.some(({ productId }) => productId === line.productId))
  for (const { line, at } of back.toReversed()) {
    rows.splice(
      at,
      0,
      <RemovedRow key={`removed ${line.productId}`} name={line.name} onUndo={() => undo(line)} />,
    )
  }
  return <ul aria-label="Cart">{rows}</ul>
}
