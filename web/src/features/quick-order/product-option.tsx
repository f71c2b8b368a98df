import { ComboboxOption } from '#components/forms/combobox-option.tsx'
import type { Product } from '#lib/api/products.ts'
import { keepUnits } from '#lib/text/keep-units.ts'

interface ProductOptionProps {
  id: string
  product: Product
  /** Marked by the arrow keys; the focus stays in the field. */
  active: boolean
  onChoose: () => void
}

/** One suggestion of the combobox. */
export function ProductOption({ id, product, active, onChoose }: ProductOptionProps) {
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
