import { limits } from '@wood-master/contract/limits'
import { currencyDecimals } from '@wood-master/contract/money'
import type { RegisterOptions, UseFormReturn } from 'react-hook-form'
import { TextArea, TextField } from '#components/forms/field.tsx'
import { ImageField } from '#components/forms/image-field.tsx'
import { uploadImage } from '#lib/api/images.ts'
import { messages } from './messages.ts'
import { type ProductFields, productRules } from './product-rules.ts'

interface ProductFieldsetProps {
  form: UseFormReturn<ProductFields>
  currency: string
  /** Whether the stock is asked for, too. */
  withStock: boolean
}

/** A product's fields, whether it is new or being edited. */
export function ProductFieldset({ form, currency, withStock }: ProductFieldsetProps) {
  const rules = productRules(currency)
  const field = <Name extends keyof ProductFields>(
    name: Name,
    rule: RegisterOptions<ProductFields, Name>,
  ) => ({
    error: form.formState.errors[name]?.message,
    ...form.register(name, rule),
  })
  const pieces = { type: 'number', inputMode: 'numeric' } as const
  return (
    <>
      <div className="sm:col-span-full">
        <TextField label="Name" maxLength={limits.nameLength} {...field('name', rules.name)} />
      </div>
      <TextField
        label="Price"
        hint={`In ${currency.toUpperCase()}, for one piece`}
        type="number"
        inputMode="decimal"
        step={10 ** -currencyDecimals(currency)}
        min={0}
        {...field('price', rules.price)}
      />
      <TextField
        label="Minimum Quantity"
        hint="Pieces in the smallest order"
        min={1}
        {...pieces}
        {...field('minQuantity', rules.minQuantity)}
      />
      {withStock && (
        <TextField
          label="Available Quantity"
          hint="Pieces in stock"
          min={0}
          {...pieces}
          {...field('availableQuantity', rules.availableQuantity)}
        />
      )}
      <div className="sm:col-span-full">
        <TextArea
          label="Description"
          rows={5}
          maxLength={limits.descriptionLength}
          {...field('description', rules.description)}
        />
      </div>
      <div className="sm:col-span-full">
        <ImageField
          label="Image"
          control={form.control}
          name="productImg"
          required={messages.imageRequired}
          upload={uploadImage}
        />
      </div>
    </>
  )
}
