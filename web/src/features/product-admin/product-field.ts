import type { RegisterOptions, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import type { ProductFields } from './product-fields.ts'

type TextName = Exclude<keyof ProductFields, 'priceBreaks' | 'images' | 'supply' | 'translations'>

/** Ties a field of the product form to its rule and its error. */
export type ProductField = <Name extends TextName>(
  name: Name,
  rule: RegisterOptions<ProductFields, Name>,
) => UseFormRegisterReturn<Name> & { error: string | undefined }

export function productField(form: UseFormReturn<ProductFields>): ProductField {
  return (name, rule) => ({ error: form.formState.errors[name]?.message, ...form.register(name, rule) })
}
