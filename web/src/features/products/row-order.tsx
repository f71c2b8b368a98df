import { lineProblem } from '@wood-master/contract/cart-rules'
import { canBeOrdered, isQuantity, usualQuantity } from '@wood-master/contract/purchase-rules'
import { numberText } from '@wood-master/contract/text-parts'
import { type FormEvent, useId, useState } from 'react'
import { putIntoCart } from '#components/cart/put-into-cart.ts'
import { NearestQuantities } from '#components/forms/quantity-offers.tsx'
import { Button } from '#components/ui/button.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import type { Product } from '#lib/api/products.ts'
import { useQuantityInCart } from '#lib/cart/cart.ts'
import { wholeOf } from '#lib/text/whole-of.ts'
import * as m from '#texts/products.ts'

/** As low as the list's rows on a desk, as large as a thumb elsewhere. */
export const rowButton = 'xl:px-3 xl:[--size:2.25rem]'

type Refused = Pick<NonNullable<ReturnType<typeof lineProblem>>, 'message' | 'quantities'>

/** Why this quantity cannot be added; the minimum is only hinted at. */
function refusalOf(product: Product, quantity: number): Refused | undefined {
  if (!isQuantity(quantity)) return { message: m.quantityWhole(), quantities: [] }
  return lineProblem({ ...product, quantity, enforceMinimum: false })
}

/** The field of the next row that has one, for those who order line after line. */
function nextField(form: HTMLElement): HTMLElement | undefined {
  const fields = form.closest('tbody')?.querySelectorAll<HTMLElement>('input[type="number"]') ?? []
  const all = [...fields]
  return all[all.findIndex((field) => form.contains(field)) + 1]
}

export function RowOrder({ product }: { product: Product }) {
  const id = useId()
  const inCart = useQuantityInCart(product._id)
  const [typed, setTyped] = useState(String(usualQuantity(product)))
  const [refused, setRefused] = useState<Refused>()
  if (!canBeOrdered(product)) return null
  const { _id: productId, name, minQuantity, casePack } = product

  const add = (quantity: number): boolean => {
    const found = refusalOf(product, quantity)
    setRefused(found)
    return !found && putIntoCart([{ productId, name, quantity }])
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (add(wholeOf(typed))) nextField(event.currentTarget)?.focus()
  }
  const hint = Number(typed) < minQuantity ? m.belowMinimum({ least: minQuantity }) : undefined

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-2 xl:flex-nowrap">
        <label htmlFor={id} className="sr-only">
          {m.quantityOfName({ name })}
        </label>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={casePack}
          step={casePack}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setRefused(undefined)
          }}
          onFocus={({ target }) => target.select()}
          aria-invalid={refused ? true : undefined}
          aria-describedby={`${id}-note`}
          className={`input w-20 text-end xl:h-9 xl:w-16 tabular-nums ${refused ? 'input-error' : ''}`}
        />
        <span className="relative">
          <Button type="submit" className={rowButton}>
            {richText(m.addNamed({ name }))}
          </Button>
          <p
            role="status"
            className="absolute -end-1.5 -top-1.5 min-w-5 rounded-full bg-neutral px-1 text-center font-semibold text-neutral-content text-xs leading-5 tabular-nums empty:hidden"
          >
            {inCart > 0 && (
              <>
                <span aria-hidden="true">{numberText(inCart)}</span>
                <span className="sr-only">{m.inCart({ count: inCart }) + m.ofName({ name })}</span>
              </>
            )}
          </p>
        </span>
      </div>
      <div id={`${id}-note`} className="whitespace-normal text-sm empty:hidden">
        {refused ? (
          <p role="alert" className="text-error">
            {refused.message}
          </p>
        ) : (
          hint && <p>{hint}</p>
        )}
      </div>
      <NearestQuantities
        quantities={refused?.quantities ?? []}
        of={name}
        onChoose={(quantity) => {
          setTyped(String(quantity))
          add(quantity)
        }}
      />
    </form>
  )
}
