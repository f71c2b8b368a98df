import { documentLimits } from '@wood-master/contract/document-limits'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { suggestFromCatalog } from '#lib/api/catalog.ts'
import type { Product } from '#lib/api/products.ts'

interface ProductComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'children'> {
  label: string
  value: string
  onType: (text: string) => void
  onChoose: (product: Product) => void
  /** The product that Enter means while none of these is marked. */
  onEnter?: (found: readonly Product[]) => Promise<Product | undefined>
  listLabel: string
  listClass: string
  optionClass: string
  option: (product: Product) => ReactNode
  children: (found: readonly Product[] | undefined) => ReactNode
}

/** WAI-ARIA's editable combobox with a list of the products that the typed words find: the focus stays in the field. */
export function ProductCombobox({
  label,
  value,
  onType,
  onChoose,
  onEnter,
  listLabel,
  listClass,
  optionClass,
  option,
  children,
  className = '',
  ...input
}: ProductComboboxProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const words = open ? value.trim().slice(0, documentLimits.searchLength) : ''
  const suggested = useSuggestions(words)
  const found = words === '' ? undefined : suggested
  const options = found ?? []
  const optionId = (index: number) => `${id}-option-${index}`

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (product: Product) => {
    close()
    onChoose(product)
  }
  const enter = async (field: HTMLInputElement) => {
    const asked = field.value
    const product = options[active] ?? (await onEnter?.(options))
    // Whoever typed on means something else by now.
    if (field.value !== asked) return
    if (product) choose(product)
    else if (onEnter) setOpen(true)
    else close()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = options.length - 1
    if (event.key === 'ArrowDown') setActive(active < last ? active + 1 : 0)
    else if (event.key === 'ArrowUp') setActive(active > 0 ? active - 1 : last)
    else if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'Enter') void enter(event.currentTarget)
    else return
    event.preventDefault()
    if (event.key.startsWith('Arrow')) setOpen(true)
  }

  return (
    <div className="relative flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={options[active] && optionId(active)}
        className={`input w-full ${className}`}
        value={value}
        onChange={(event) => {
          onType(event.target.value)
          setActive(-1)
          setOpen(true)
        }}
        onKeyDown={press}
        onBlur={close}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={listLabel}
        hidden={options.length === 0}
        className={`absolute top-full w-full overflow-y-auto rounded-box border border-base-300 bg-base-100 p-1 shadow-lg ${listClass}`}
      >
        {options.map((product, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's, which keeps the focus
          <div
            key={product._id}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={`flex cursor-pointer gap-3 rounded-field hover:bg-base-200 aria-selected:bg-primary aria-selected:text-primary-content ${optionClass}`}
            // The field would lose the focus before the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(product)}
          >
            {option(product)}
          </div>
        ))}
      </div>
      {children(found)}
    </div>
  )
}

/** Milliseconds without a key press before the shop is asked. */
const pause = 150

/** What the catalogue's search finds for the words being typed; nothing before it has responded. */
function useSuggestions(words: string): Product[] | undefined {
  const [found, setFound] = useState<{ words: string; products: Product[] }>()
  useEffect(() => {
    if (words === '') return
    const asked = new AbortController()
    const ask = async () => {
      try {
        setFound({ words, products: await suggestFromCatalog(words, asked.signal) })
      } catch {
        // The search itself asks again and says what is wrong; suggestions just stay away.
      }
    }
    const timer = setTimeout(ask, pause)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [words])
  return found?.words === words ? found.products : undefined
}
