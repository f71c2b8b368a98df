import { ComboboxOption } from '#components/forms/combobox-option.tsx'
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

export function SuggestedProduct({ id, product, currency, active, onChoose }: SuggestedProductProps) {
  return (
    <ComboboxOption id={id} active={active} className="min-h-11 items-center px-2 py-1.5" onChoose={onChoose}>
      <Picture src={product.img} alt="" sizes="3rem" className="size-12 shrink-0 rounded-field" />
      <span className="min-w-0 flex-1 break-words">{keepUnits(product.name)}</span>
      <Price amount={product.price} currency={currency} className="font-semibold" />
    </ComboboxOption>
  )
}
