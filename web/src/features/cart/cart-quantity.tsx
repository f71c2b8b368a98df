import { limits } from '@wood-master/contract/limits'
import { steppedQuantity } from '@wood-master/contract/purchase-rules'
import { useState } from 'react'
import { QuantityStepper } from '#components/forms/quantity-stepper.tsx'
import { setInCart } from '#lib/cart/cart.ts'
import type { ShownLine } from '#lib/cart/kept-cart.ts'
import * as m from '#texts/cart.ts'

const isQuantity = (quantity: number) =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= limits.maxQuantity

/** How many of a product: the buttons apply at once, what is typed applies on Enter and when the field is left. */
export function CartQuantity({ line }: { line: ShownLine }) {
  const { productId, quantity, name, last } = line
  const [typed, setTyped] = useState(String(quantity))
  const [known, setKnown] = useState(quantity)
  // Changed by another button, tab or device.
  if (known !== quantity) {
    setKnown(quantity)
    setTyped(String(quantity))
  }

  const apply = () => {
    const wanted = typed.trim() === '' ? Number.NaN : Number(typed)
    if (!isQuantity(wanted)) return setTyped(String(quantity))
    if (wanted !== quantity) setInCart(productId, wanted)
  }
  const step = (by: 1 | -1) => {
    const casePack = last?.casePack ?? 1
    const availableQuantity = last?.available ?? limits.maxQuantity
    setInCart(productId, steppedQuantity(quantity, by, { casePack, availableQuantity }))
  }

  return (
    <QuantityStepper
      label={<span className="sr-only">{m.quantityOfName({ name })}</span>}
      hint={last && last.casePack > 1 ? m.inCasePacksOfCasepack({ casePack: last.casePack }) : undefined}
      onStep={step}
      min={1}
      step={last?.casePack ?? 1}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && apply()}
    />
  )
}
