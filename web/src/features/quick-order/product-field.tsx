import { type Ref, useId } from 'react'
import { errorToast } from '#components/feedback/toast.ts'
import { ProductCombobox } from '#components/forms/product-combobox.tsx'
import { suggestFromCatalog } from '#lib/api/catalog.ts'
import type { Product } from '#lib/api/products.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/quick-order.ts'

interface ProductFieldProps {
  ref: Ref<HTMLInputElement>
  /** What is in the field; of a chosen product its name. */
  text: string
  error: string | undefined
  onType: (text: string) => void
  onChoose: (product: Product) => void
}

/** Type a SKU or a name, and choose with the arrows and Enter. */
export function ProductField({ text, error, ...field }: ProductFieldProps) {
  const note = useId()
  const typed = text.trim()
  /** The one of exactly this SKU, else the first one. */
  const meantBy = (products: readonly Product[]) =>
    products.find(({ sku }) => sku.toLowerCase() === typed.toLowerCase()) ?? products[0]

  const meant = async (found: readonly Product[]) => {
    if (found.length > 0 || typed === '') return meantBy(found)
    try {
      return meantBy(await suggestFromCatalog(typed))
    } catch (failed) {
      await errorToast(failed)
      return undefined
    }
  }

  return (
    <ProductCombobox
      {...field}
      label={m.skuOrName()}
      type="text"
      aria-invalid={error ? true : undefined}
      aria-describedby={note}
      className={error && 'input-error'}
      value={text}
      onEnter={meant}
      listLabel={m.products()}
      listClass="z-10 -mt-6 max-h-80"
      optionClass="items-baseline justify-between px-3 py-2"
      option={({ name, sku }) => (
        <>
          <span className="min-w-0 break-words">{keepUnits(name)}</span>
          <bdi className="whitespace-nowrap text-sm opacity-80">{sku}</bdi>
        </>
      )}
    >
      {(found) => (
        <p
          id={note}
          role={error ? 'alert' : 'status'}
          className={`min-h-6 text-sm ${error ? 'text-error' : ''}`}
        >
          {error ?? (found && (found.length > 0 ? m.foundCount({ count: found.length }) : m.noneFound()))}
        </p>
      )}
    </ProductCombobox>
  )
}
