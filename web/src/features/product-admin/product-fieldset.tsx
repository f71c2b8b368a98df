import { limits } from '@wood-master/contract/limits'
import { directionOf, locales } from '@wood-master/contract/locale'
import {
  type TranslatedLocale,
  textFields,
  translatedLocales,
  untranslatedFields,
} from '@wood-master/contract/product-texts'
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { SelectField, TextArea, TextField } from '#components/forms/field.tsx'
import { fieldOf } from '#components/forms/field-of.ts'
import * as m from '#texts/product-admin.ts'
import { ImagesField } from './images-field.tsx'
import { PriceBreaksFieldset } from './price-breaks-fieldset.tsx'
import type { ProductFields, TypedField } from './product-fields.ts'
import { productRules } from './product-rules.ts'
import { SupplyFieldset } from './supply-fieldset.tsx'

interface ProductFieldsetProps {
  form: UseFormReturn<ProductFields>
  currency: string
  /** A new product has its stock asked for, too. */
  isNew: boolean
}

export function ProductFieldset({ form, currency, isNew }: ProductFieldsetProps) {
  const rules = productRules(currency, isNew)
  const field = fieldOf(form)
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
        {...whole}
        {...field('minQuantity', rules.minQuantity)}
      />
      {isNew && (
        <TextField
          label={m.availableQuantity()}
          hint={m.unitsInStock()}
          {...whole}
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
      {details.map(([name, label, hint, empty, input]) => (
        <TextField
          key={name}
          label={label}
          hint={isNew && empty ? `${hint} ${empty}` : hint}
          {...input}
          {...field(name, rules[name])}
        />
      ))}
      <TranslationsFieldset form={form} />
      <div className="sm:col-span-full">
        <ImagesField form={form} />
      </div>
    </>
  )
}

const whole = { inputMode: 'numeric' } as const

type Detail = [name: TypedField, label: string, hint: string, empty: string, input: ComponentProps<'input'>]

/** `empty` is what a new product gets where nothing is typed. */
const details: Detail[] = [
  [
    'sku',
    m.sku(),
    m.skuHint(),
    m.slugHint(),
    { maxLength: limits.skuLength, autoComplete: 'off', dir: 'ltr' },
  ],
  ['category', m.category(), m.forExampleDowels(), m.leftEmptyOther(), { maxLength: limits.categoryLength }],
  ['material', m.material(), m.materialHint(), '', { maxLength: limits.materialLength }],
  ['taxClass', m.taxClass(), m.taxClassHint(), '', { maxLength: limits.unitLength }],
  ['unit', m.unit(), m.unitHint(), m.leftEmptyPiece(), { maxLength: limits.unitLength }],
  ['weightGrams', m.weightInGrams(), m.weightHint(), '', whole],
  ['casePack', m.casePack(), m.casePackMeaning(), m.casePackHint(), whole],
]

/** A product's texts in one other language at a time, each named with what it lacks. */
function TranslationsFieldset({ form }: { form: UseFormReturn<ProductFields> }) {
  const [shown, setShown] = useState<TranslatedLocale>('de')
  const typed = form.watch()
  const { errors, submitCount } = form.formState
  const showWrong = useEffectEvent(() => {
    const wrong = translatedLocales.find((language) => errors.translations?.[language])
    if (wrong) setShown(wrong)
  })
  useEffect(() => {
    if (submitCount > 0) showWrong()
  }, [submitCount])
  const nameOf = (language: TranslatedLocale) => {
    const count = untranslatedFields(typed, language).length
    return count === 0 ? locales[language] : m.textsMissing({ language: locales[language], count })
  }
  const writing = { lang: shown, dir: directionOf(shown) }
  return (
    <fieldset className="grid gap-4 rounded-box border border-base-300 p-4 sm:col-span-full sm:grid-cols-2 sm:[&>:nth-child(2)]:col-span-2">
      <legend className="px-1 font-semibold">{m.textsIn()}</legend>
      <SelectField
        label={m.textsLanguage()}
        hint={m.textsInHint()}
        error={errors.translations?.message}
        value={shown}
        onText={(text) => setShown(text as TranslatedLocale)}
        choices={Object.fromEntries(translatedLocales.map((language) => [language, nameOf(language)]))}
      />
      {textFields.map((field) => {
        const Field = field === 'description' ? TextArea : TextField
        return (
          <Field
            key={`${shown} ${field}`}
            label={`${m[field]()} (${locales[shown]})`}
            maxLength={limits[`${field}Length`]}
            {...writing}
            {...fieldOf(form)(`translations.${shown}.${field}`)}
          />
        )
      })}
    </fieldset>
  )
}
