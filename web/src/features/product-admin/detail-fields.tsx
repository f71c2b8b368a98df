import { limits } from '@wood-master/contract/limits'
import { TextField } from '#components/forms/field.tsx'
import type { ProductField } from './product-field.ts'
import type { productRules } from './product-rules.ts'

interface DetailFieldsProps {
  field: ProductField
  rules: ReturnType<typeof productRules>
  isNew: boolean
}

const whole = { type: 'number', inputMode: 'numeric' } as const

export function DetailFields({ field, rules, isNew }: DetailFieldsProps) {
  const unlessEmpty = (hint: string, empty: string) => (isNew ? `${hint} ${empty}` : hint)
  return (
    <>
      <TextField
        label="SKU"
        hint={unlessEmpty('Letters, digits and dashes.', 'Left empty, it is made of the name.')}
        maxLength={limits.skuLength}
        autoComplete="off"
        {...field('sku', rules.sku)}
      />
      <TextField
        label="Category"
        hint={unlessEmpty('For example Dowels.', 'Left empty: Other.')}
        maxLength={limits.categoryLength}
        {...field('category', rules.category)}
      />
      <TextField
        label="Material"
        hint="For example Oak. May stay empty."
        maxLength={limits.materialLength}
        {...field('material', {})}
      />
      <TextField
        label="Unit"
        hint={unlessEmpty('What the price buys, for example bag of 100.', 'Left empty: piece.')}
        maxLength={limits.unitLength}
        {...field('unit', rules.unit)}
      />
      <TextField
        label="Weight in grams"
        hint="Of one unit. Left empty, delivery counts the default weight of the Delivery page."
        min={0}
        {...whole}
        {...field('weightGrams', rules.weightGrams)}
      />
      <TextField
        label="Case pack"
        hint={unlessEmpty('Orders are multiples of it.', 'Left empty: 1.')}
        min={1}
        {...whole}
        {...field('casePack', rules.casePack)}
      />
    </>
  )
}
