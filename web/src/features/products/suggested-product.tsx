import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'
import type { Product } from '#lib/api/products.ts'
import { keepUnits } from '#lib/text/keep-units.ts'

interface SuggestedProductProps {
  id: string
  product: Product
  currency: string
  /** Marked by the arrow keys; the focus stays in the field. */
  active: boolean
  onChoose: () => void
}

/** A suggestion of the search: picture, name and price. */
export function SuggestedProduct({ id, product, currency, active, onChoose }: SuggestedProductProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-2 py-1.5 hover:bg-base-200 aria-selected:bg-primary aria-selected:text-primary-content"
      // The field would lose the focus before the click arrives.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Picture src={product.img} alt="" sizes="3rem" className="size-12 shrink-0 rounded-field" />
      <span className="min-w-0 flex-1 break-words">{keepUnits(product.name)}</span>
      <Price amount={product.price} currency={currency} className="font-semibold" />
    </div>
  )
}
