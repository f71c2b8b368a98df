import { limits } from '@wood-master/contract/limits'
import { directionOf, locales } from '@wood-master/contract/locale'
import {
  type TranslatedLocale,
  textFields,
  translatedLocales,
  untranslatedFields,
} from '@wood-master/contract/product-texts'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { SelectField, TextArea, TextField } from '#components/forms/field.tsx'
import { fieldOf } from '#components/forms/field-of.ts'
import * as m from '#texts/product-admin.ts'
import type { ProductFields } from './product-fields.ts'

/** A product's texts in one other language at a time, each named with what it lacks. */
export function TranslationsFieldset({ form }: { form: UseFormReturn<ProductFields> }) {
  const [shown, setShown] = useState<TranslatedLocale>('de')
  const typed = form.watch()
  const nameOf = (language: TranslatedLocale) => {
    const count = untranslatedFields(typed, language).length
    return count === 0 ? locales[language] : m.textsMissing({ language: locales[language], count })
  }
  const writing = { lang: shown, dir: directionOf(shown) }
  return (
    <fieldset className="grid gap-4 rounded-box border border-base-300 p-4 sm:col-span-full sm:grid-cols-2">
      <legend className="px-1 font-semibold">{m.textsIn()}</legend>
      <SelectField
        label={m.textsLanguage()}
        hint={m.textsInHint()}
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
