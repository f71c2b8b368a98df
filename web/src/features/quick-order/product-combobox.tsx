import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { errorToast } from '#components/feedback/toast.tsx'
import type { Product } from '#lib/api/products.ts'
import { countOf } from '#lib/text/count.ts'
import { messages } from './messages.ts'
import { ProductOption } from './product-option.tsx'
import { suggestProducts } from './quick-order-api.ts'
import { useSuggestions } from './use-suggestions.ts'

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
  const id = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const words = open ? text.trim() : ''
  const products = useSuggestions(words)
  const shown = open && words !== '' && products !== undefined
  const options = shown ? products : []
  const option = (index: number) => `${id}-option-${index}`

  const choose = (product: Product) => {
    setOpen(false)
    setActive(-1)
    onChoose(product)
  }

  /** Enter goes on with the marked product, else with the one of exactly this SKU, else with the first one. */
  const goOn = async () => {
    const meant = options[active] ?? meantBy(text, options)
    if (meant) return choose(meant)
    if (text.trim() === '') return
    try {
      const found = meantBy(text, await suggestProducts(text.trim()))
      if (found) choose(found)
      else setOpen(true)
    } catch (failed) {
      await errorToast(failed)
    }
  }

  const press = (event: KeyboardEvent) => {
    const last = options.length - 1
    if (event.key === 'ArrowDown') setActive(active < last ? active + 1 : 0)
    else if (event.key === 'ArrowUp') setActive(active > 0 ? active - 1 : last)
    else if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'Enter') void goOn()
    else return
    event.preventDefault()
    if (event.key.startsWith('Arrow')) setOpen(true)
  }

  return (
    <div className="relative flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        SKU or name
      </label>
      <input
        ref={ref}
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={shown && options.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 && active < options.length ? option(active) : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        className={`input w-full ${error ? 'input-error' : ''}`}
        value={text}
        onChange={(event) => {
          onType(event.target.value)
          setActive(-1)
          setOpen(true)
        }}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Products"
        hidden={options.length === 0}
        className="absolute top-full z-10 -mt-6 max-h-80 w-full overflow-y-auto rounded-box border border-base-300 bg-base-100 p-1 shadow-lg"
      >
        {options.map((product, index) => (
          <ProductOption
            key={product._id}
            id={option(index)}
            product={product}
            active={index === active}
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
            (options.length > 0 ? `${countOf(options.length, 'product')} found` : messages.noneFound))}
      </p>
    </div>
  )
}
