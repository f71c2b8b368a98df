import { limits } from '@wood-master/contract/limits'
import type { UseFormReturn } from 'react-hook-form'
import { TextArea, TextField } from '#components/forms/field.tsx'
import { type FieldOf, fieldOf } from '#components/forms/field-of.ts'
import { uploadImage } from '#lib/api/images.ts'
import * as m from '#texts/product-admin.ts'
import { ImagesField } from './images-field.tsx'
import { PriceBreaksFieldset } from './price-breaks-fieldset.tsx'
import type { ProductFields } from './product-fields.ts'
import { productRules } from './product-rules.ts'
import { SupplyFieldset } from './supply-fieldset.tsx'
import { TranslationsFieldset } from './translations-fieldset.tsx'

interface ProductFieldsetProps {
  form: UseFormReturn<ProductFields>
  currency: string
  /** A new product has its stock asked for, too. */
  isNew: boolean
}

export function ProductFieldset({ form, currency, isNew }: ProductFieldsetProps) {
  const rules = productRules(currency, isNew)
  const field = fieldOf(form)
  const pieces = { type: 'number', inputMode: 'numeric' } as const
  return (
    <>
      <div className="sm:col-span-full">
        <TextField label={m.name()} maxLength={limits.nameLength} {...field('name', rules.name)} />
      </div>
      <TextField
        label={m.price()}
        hint={m.priceHint({ currency: currency.toUpperCase() })}
        inputMode="decimal"
        {...field('price', rules.price)}
      />
      <TextField
        label={m.minimumQuantity()}
        hint={m.minimumHint()}
        min={1}
        {...pieces}
        {...field('minQuantity', rules.minQuantity)}
      />
      {isNew && (
        <TextField
          label={m.availableQuantity()}
          hint={m.unitsInStock()}
          min={0}
          {...pieces}
          {...field('availableQuantity', rules.availableQuantity)}
        />
      )}
      <SupplyFieldset form={form} />
      <PriceBreaksFieldset form={form} currency={currency} />
      <div className="sm:col-span-full">
        <TextArea
          label={m.description()}
          rows={5}
          maxLength={limits.descriptionLength}
          dir="ltr"
          {...field('description', rules.description)}
        />
      </div>
      <DetailFields field={field} rules={rules} isNew={isNew} />
      <TranslationsFieldset form={form} />
      <div className="sm:col-span-full">
        <ImagesField form={form} upload={uploadImage} />
      </div>
    </>
  )
}

interface DetailFieldsProps {
  field: FieldOf<ProductFields>
  rules: ReturnType<typeof productRules>
  isNew: boolean
}

const whole = { type: 'number', inputMode: 'numeric' } as const

function DetailFields({ field, rules, isNew }: DetailFieldsProps) {
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
