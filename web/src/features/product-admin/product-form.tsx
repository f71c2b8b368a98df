import type { BodyOf } from '@wood-master/contract/calls'
import { sentences } from '@wood-master/contract/errors'
import { isBuyable } from '@wood-master/contract/purchase-rules'
import { type ReactNode, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { tellDialog } from '#components/feedback/dialogs.ts'
import { useFormDraft } from '#components/forms/form-draft.ts'
import { showServerErrors } from '#components/forms/server-errors.ts'
import { Button } from '#components/ui/button.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import type { Product } from '#lib/api/products.ts'
import * as m from '#texts/product-admin.ts'
import { previewOf } from './preview.ts'
import { blank, fieldsOf, type ProductFields, productOf } from './product-fields.ts'
import { ProductFieldset } from './product-fieldset.tsx'

interface ProductFormProps {
  /** What is being edited; without it a new product. Its stock is set elsewhere. */
  product?: Product
  currency: string
  submitLabel: string
  /** The name under which the draft is kept. */
  draft: string
  /** `opened`: what it was when the form was opened. */
  onSave: (product: BodyOf<'addProduct'>, opened: BodyOf<'addProduct'>) => Promise<unknown>
  /** Called once nothing would be lost by leaving the page. */
  onSaved: () => Promise<void> | void
  preview: (product: Product) => ReactNode
}

const openedAs = ({ formState }: UseFormReturn<ProductFields>) =>
  productOf({ ...blank, ...formState.defaultValues } as ProductFields)

export function ProductForm(props: ProductFormProps) {
  const { product, currency, submitLabel, draft, onSave, onSaved, preview } = props
  const form = useForm<ProductFields>({ defaultValues: product ? fieldsOf(product) : blank })
  const forgetDraft = useFormDraft(form, draft)
  const typed = form.watch()
  const [newer, setNewer] = useState({})

  const submit = form.handleSubmit(async (values) => {
    const saved = productOf(values)
    if (!isBuyable(saved)) return tellDialog(m.error(), sentences.minimumAboveAvailable, 'error')
    try {
      await onSave(saved, { ...openedAs(form), ...newer })
    } catch (error) {
      // What somebody else saved meanwhile is shown by now: the next press replaces it.
      if (error instanceof ApiError && error.code === 'changed_meanwhile')
        setNewer({ ...newer, ...(error.current as object) })
      return showServerErrors(form, error)
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
        <ProductFieldset form={form} currency={currency} isNew={!product} />
        <Button type="submit" pending={form.formState.isSubmitting} className="justify-self-start">
          {submitLabel}
        </Button>
      </form>
      {/* Inert: it repeats the fields, and its link leads nowhere yet. */}
      <div inert className="max-w-sm xl:sticky xl:top-24">
        <p className="mb-3 font-semibold text-base-content/75 text-sm">{m.preview()}</p>
        {preview(previewOf(typed))}
      </div>
    </div>
  )
}
