import { lineProblem } from '@wood-master/contract/cart-rules'
import { listedLinePrice, listedUnitPrice } from '@wood-master/contract/major-unit-prices'
import { isQuantity, usualQuantity } from '@wood-master/contract/purchase-rules'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { TextField } from '#components/forms/field.tsx'
import { NearestQuantities } from '#components/forms/quantity-offers.tsx'
import { Button } from '#components/ui/button.tsx'
import type { Product } from '#lib/api/products.ts'
import type { Settings } from '#lib/api/settings.ts'
import { wholeOf } from '#lib/text/whole-of.ts'
import * as m from '#texts/quick-order.ts'
import { lineText, type ParsedLine } from './order-list.ts'
import { ProductField } from './product-field.tsx'

interface Problem {
  field: 'product' | 'quantity'
  message: string
  quantities?: number[]
}

/** One product by its SKU or name: Enter goes on to the quantity, Enter there adds the line and comes back. */
export function QuickAdd({ settings, onAdd }: { settings: Settings; onAdd: (line: ParsedLine) => void }) {
  const productField = useRef<HTMLInputElement>(null)
  const quantityField = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [product, setProduct] = useState<Product>()
  const [quantity, setQuantity] = useState('')
  const [problem, setProblem] = useState<Problem>()

  const choose = (chosen: Product) => {
    // The quantity is there to be overwritten before the focus selects it.
    flushSync(() => {
      setProduct(chosen)
      setText(chosen.name)
      setQuantity(String(usualQuantity(chosen)))
      setProblem(undefined)
    })
    quantityField.current?.focus()
    quantityField.current?.select()
  }

  const problemOf = (chosen: Product | undefined, wanted: number): Problem | undefined => {
    if (!chosen) return { field: 'product', message: m.chooseProduct() }
    if (!isQuantity(wanted)) return { field: 'quantity', message: m.quantityWhole() }
    const refused = lineProblem({ ...chosen, quantity: wanted, enforceMinimum: settings.enforceMinimumOrder })
    return refused && { field: 'quantity', message: refused.message, quantities: refused.quantities }
  }

  const add = (wanted: number) => {
    const found = problemOf(product, wanted)
    setProblem(found)
    if (found || !product) return
    const { _id: productId, sku, name, taxClass, availableQuantity: available } = product
    const { currency } = settings
    onAdd({
      input: lineText(sku, wanted),
      productId,
      sku,
      name,
      taxClass,
      quantity: wanted,
      unitPrice: listedUnitPrice(product, wanted, currency),
      price: listedLinePrice(product, wanted, currency),
      available,
    })
    setText('')
    setProduct(undefined)
    setQuantity('')
    productField.current?.focus()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    add(wholeOf(quantity))
  }
  const errorOf = (field: Problem['field']) => (problem?.field === field ? problem.message : undefined)

  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 sm:grid-cols-[1fr_6.5rem_auto]"
    >
      <div className="max-sm:col-span-full">
        <ProductField
          ref={productField}
          text={text}
          error={errorOf('product')}
          onType={(typed) => {
            setText(typed)
            setProduct(undefined)
            setProblem(undefined)
          }}
          onChoose={choose}
        />
      </div>
      <div className="flex flex-col gap-2">
        <TextField
          ref={quantityField}
          label={m.quantity()}
          type="number"
          inputMode="numeric"
          min={1}
          value={quantity}
          error={errorOf('quantity')}
          onText={setQuantity}
        />
        <NearestQuantities quantities={problem?.quantities ?? []} onChoose={add} />
      </div>
      <div className="flex flex-col gap-1.5">
        {/* As high as the labels of the fields beside it. */}
        <span className="font-semibold" aria-hidden="true">
          &nbsp;
        </span>
        <Button type="submit" look="plain">
          {m.add()}
        </Button>
      </div>
    </form>
  )
}
