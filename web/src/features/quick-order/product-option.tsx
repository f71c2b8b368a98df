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
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className="flex cursor-pointer items-baseline justify-between gap-3 rounded-field px-3 py-2 hover:bg-base-200 aria-selected:bg-primary aria-selected:text-primary-content"
      // The field would lose the focus before the click arrives.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="min-w-0 break-words">{keepUnits(product.name)}</span>
      <span className="whitespace-nowrap text-sm opacity-80">{product.sku}</span>
    </div>
  )
}
