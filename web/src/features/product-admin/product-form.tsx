import { sentences } from '@wood-master/contract/errors'
import { limits } from '@wood-master/contract/limits'
import { isBuyable } from '@wood-master/contract/purchase-rules'
import type { ReactNode } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { tellDialog } from '#components/feedback/dialogs.ts'
import { errorToast } from '#components/feedback/toast.tsx'
import { TextArea, TextField } from '#components/forms/field.tsx'
import { useFormDraft } from '#components/forms/form-draft.ts'
import { ImageField } from '#components/forms/image-field.tsx'
import { Button } from '#components/ui/button.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { messages } from './messages.ts'
import { previewOf } from './preview.ts'
import { type ProductFields, productRules } from './product-rules.ts'
import type { Product } from './products-api.ts'

const blank: ProductFields = {
  name: '',
  price: Number.NaN,
  minQuantity: Number.NaN,
  availableQuantity: Number.NaN,
  description: '',
  productImg: '',
}

interface ProductFormProps {
  /** What is being changed; without it a new product. Its stock is set elsewhere. */
  product?: Product
  submitLabel: string
  /** The name that a half-filled form is kept under. */
  draft: string
  onSave: (typed: ProductFields) => Promise<void>
  /** After the form is at rest again: nothing asks before leaving. */
  onSaved: () => Promise<void> | void
  preview: (product: Product) => ReactNode
}

function fieldsOf({ img, ...product }: Product): ProductFields {
  const { name, price, minQuantity, availableQuantity, description } = product
  return { name, price, minQuantity, availableQuantity, description, productImg: img }
}

const isFieldName = (name: string): name is keyof ProductFields => name in blank

/** A product's fields beside the card that they make. */
export function ProductForm({ product, submitLabel, draft, onSave, onSaved, preview }: ProductFormProps) {
  const form = useForm<ProductFields>({ defaultValues: product ? fieldsOf(product) : blank })
  const { register, control, formState } = form
  const { errors, isSubmitting } = formState
  const forgetDraft = useFormDraft(form, draft)
  const typed = useWatch({ control })

  const showFailure = async (error: unknown) => {
    const fields = error instanceof ApiError ? Object.entries(error.fields) : []
    for (const [name, message] of fields) {
      const field = name === 'img' ? 'productImg' : name
      if (isFieldName(field)) form.setError(field, { message })
    }
    if (fields.length === 0) await errorToast(error)
  }

  const submit = form.handleSubmit(async (values) => {
    if (!isBuyable(values)) return tellDialog(messages.error, sentences.minimumAboveAvailable, 'error')
    try {
      await onSave(values)
    } catch (error) {
      return showFailure(error)
    }
    forgetDraft()
    form.reset(product ? values : blank)
    await onSaved()
  })

  return (
    <div className="grid items-start gap-8 xl:grid-cols-[1fr_18rem]">
      <form
        onSubmit={submit}
        noValidate
        className={`grid gap-5 ${product ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}
      >
        <div className="sm:col-span-full">
          <TextField
            label="Name"
            maxLength={limits.nameLength}
            error={errors.name?.message}
            {...register('name', productRules.name)}
          />
        </div>
        <TextField
          label="Price"
          hint="Dollars for one piece"
          type="number"
          inputMode="decimal"
          step="0.01"
          min={0}
          error={errors.price?.message}
          {...register('price', productRules.price)}
        />
        <TextField
          label="Minimum Quantity"
          hint="Pieces of the smallest order"
          type="number"
          inputMode="numeric"
          min={1}
          error={errors.minQuantity?.message}
          {...register('minQuantity', productRules.minQuantity)}
        />
        {!product && (
          <TextField
            label="Available Quantity"
            hint="Pieces on the shelf"
            type="number"
            inputMode="numeric"
            min={0}
            error={errors.availableQuantity?.message}
            {...register('availableQuantity', productRules.availableQuantity)}
          />
        )}
        <div className="sm:col-span-full">
          <TextArea
            label="Description"
            rows={5}
            maxLength={limits.descriptionLength}
            error={errors.description?.message}
            {...register('description', productRules.description)}
          />
        </div>
        <div className="sm:col-span-full">
          <Controller
            control={control}
            name="productImg"
            rules={productRules.productImg}
            render={({ field, fieldState }) => (
              <ImageField
                label="Image"
                value={field.value}
                onChange={field.onChange}
                error={fieldState.error?.message}
              />
            )}
          />
        </div>
        <Button type="submit" pending={isSubmitting} className="justify-self-start">
          {submitLabel}
        </Button>
      </form>
      {/* Says nothing that the fields do not say, and its link leads nowhere yet. */}
      <div inert className="max-w-sm xl:sticky xl:top-24">
        <p className="mb-3 font-semibold text-base-content/75 text-sm">In the shop</p>
        {preview(previewOf({ ...blank, ...typed }))}
      </div>
    </div>
  )
}
