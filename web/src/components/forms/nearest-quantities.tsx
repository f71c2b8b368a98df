import { richText, srOnly } from '#components/ui/rich-text.tsx'
import * as m from '#texts/forms.ts'

interface NearestQuantitiesProps {
  quantities: readonly number[]
  of?: string
  onChoose: (quantity: number) => void
}

export function NearestQuantities({ quantities, of, onChoose }: NearestQuantitiesProps) {
  if (quantities.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {quantities.map((quantity) => (
        <button
          key={quantity}
          type="button"
          className="btn btn-sm text-sm min-h-11 border-base-content/60 bg-base-100 hover:bg-base-300"
          onClick={() => onChoose(quantity)}
        >
          {of ? richText(m.takeOf({ quantity, name: of }), { of: srOnly }) : m.take({ quantity })}
        </button>
      ))}
    </div>
  )
}
