import type { Ref } from 'react'
import { errorToast } from '#components/feedback/toast.tsx'
import { ComboboxOption } from '#components/forms/combobox-option.tsx'
import { useCombobox } from '#components/forms/use-combobox.ts'
import { suggestFromCatalog } from '#lib/api/catalog.ts'
import type { Product } from '#lib/api/products.ts'
import { useSuggestions } from '#lib/api/use-suggestions.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/quick-order.ts'

interface ProductComboboxProps {
  ref: Ref<HTMLInputElement>
  /** What is in the field; of a chosen product its name. */
  text: string
  error: string | undefined
  onType: (text: string) => void
  onChoose: (product: Product) => void
}

function meantBy(text: string, products: Product[]): Product | undefined {
  const typed = text.trim().toLowerCase()
  return products.find(({ sku }) => sku.toLowerCase() === typed) ?? products[0]
}

/** Type a SKU or a name, choose with the arrows and Enter: WAI-ARIA's editable combobox with a list. */
export function ProductCombobox({ ref, text, error, onType, onChoose }: ProductComboboxProps) {
  const box = useCombobox()
  const { id, open } = box
  const words = open ? text.trim() : ''
  const products = useSuggestions(words, suggestFromCatalog)
  const shown = open && words !== '' && products !== undefined
  const options = shown ? products : []

  const choose = (product: Product) => {
    box.close()
    onChoose(product)
  }

  /** Enter goes on with the marked product, else with the one of exactly this SKU, else with the first one. */
  const goOn = async (marked: number) => {
    const meant = options[marked] ?? meantBy(text, options)
    if (meant) return choose(meant)
    if (text.trim() === '') return
    try {
      const found = meantBy(text, await suggestFromCatalog(text.trim()))
      if (found) choose(found)
      else box.show()
    } catch (failed) {
      await errorToast(failed)
    }
  }

  return (
    <div className="relative flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {m.skuOrName()}
      </label>
      <input
        ref={ref}
        {...box.ties(options.length)}
        type="text"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        className={`input w-full ${error ? 'input-error' : ''}`}
        value={text}
        onChange={(event) => {
          onType(event.target.value)
          box.typed()
        }}
        onKeyDown={(event) =>
          box.press(event, { count: options.length, onEnter: (marked) => void goOn(marked) })
        }
        onBlur={box.close}
      />
      <div
        id={box.listId}
        role="listbox"
        aria-label={m.products()}
        hidden={options.length === 0}
        className="absolute top-full z-10 -mt-6 max-h-80 w-full overflow-y-auto rounded-box border border-base-300 bg-base-100 p-1 shadow-lg"
      >
        {options.map((product, index) => (
          <ProductOption
            key={product._id}
            id={box.optionId(index)}
            product={product}
            active={index === box.active}
            onChoose={() => choose(product)}
          />
        ))}
      </div>
      <p
        id={`${id}-note`}
        role={error ? 'alert' : 'status'}
        className={`min-h-6 text-sm ${error ? 'text-error' : ''}`}
      >
        {error ??
          (shown &&
            (options.length > 0 ? m.countPluralOneProductOther({ count: options.length }) : m.noneFound()))}
      </p>
    </div>
  )
}

interface ProductOptionProps {
  id: string
  product: Product
  /** Marked by the arrow keys; the focus stays in the field. */
  active: boolean
  onChoose: () => void
}

function ProductOption({ id, product, active, onChoose }: ProductOptionProps) {
  return (
    <ComboboxOption
      id={id}
      active={active}
      className="items-baseline justify-between px-3 py-2"
      onChoose={onChoose}
    >
      <span className="min-w-0 break-words">{keepUnits(product.name)}</span>
      <span className="whitespace-nowrap text-sm opacity-80">{product.sku}</span>
    </ComboboxOption>
  )
}
