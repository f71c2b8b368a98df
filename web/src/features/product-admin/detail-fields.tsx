import { limits } from '@wood-master/contract/limits'
import { TextField } from '#components/forms/field.tsx'
import type { FieldOf } from '#components/forms/field-of.ts'
import * as m from '#texts/product-admin.ts'
import type { ProductFields } from './product-fields.ts'
import type { productRules } from './product-rules.ts'

interface DetailFieldsProps {
  field: FieldOf<ProductFields>
  rules: ReturnType<typeof productRules>
  isNew: boolean
}

const whole = { type: 'number', inputMode: 'numeric' } as const

export function DetailFields({ field, rules, isNew }: DetailFieldsProps) {
  const unlessEmpty = (hint: string, empty: string) => (isNew ? `${hint} ${empty}` : hint)
  return (
    <>
      <TextField
        label={m.sku()}
        hint={unlessEmpty(m.skuHint(), m.slugHint())}
        maxLength={limits.skuLength}
        autoComplete="off"
        dir="ltr"
        {...field('sku', rules.sku)}
      />
      <TextField
        label={m.category()}
        hint={unlessEmpty(m.forExampleDowels(), m.leftEmptyOther())}
        maxLength={limits.categoryLength}
        {...field('category', rules.category)}
      />
      <TextField
        label={m.material()}
        hint={m.materialHint()}
        maxLength={limits.materialLength}
        {...field('material')}
      />
      <TextField
        label={m.taxClass()}
        hint={m.taxClassHint()}
        maxLength={limits.unitLength}
        {...field('taxClass')}
      />
      <TextField
        label={m.unit()}
        hint={unlessEmpty(m.unitHint(), m.leftEmptyPiece())}
        maxLength={limits.unitLength}
        {...field('unit', rules.unit)}
      />
      <TextField
        label={m.weightInGrams()}
        hint={m.weightHint()}
        min={0}
        {...whole}
        {...field('weightGrams', rules.weightGrams)}
      />
      <TextField
        label={m.casePack()}
        hint={unlessEmpty(m.casePackMeaning(), m.casePackHint())}
        min={1}
        {...whole}
        {...field('casePack', rules.casePack)}
      />
    </>
  )
}
