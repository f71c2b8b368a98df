import type { BodyOf } from '@wood-master/contract/calls'
import { minimumAboveAvailable } from '@wood-master/contract/product-problems'
import { isBuyable } from '@wood-master/contract/purchase-rules'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { tellDialog } from '#components/feedback/dialogs.ts'
import { useFormDraft } from '#components/forms/form-draft.ts'
import { changedOf, keysIn, setFields } from '#components/forms/kept-draft.ts'
import { showServerErrors } from '#components/forms/server-errors.ts'
import { type Once, useOnce } from '#components/forms/use-once.ts'
import { Button, SubmitButton } from '#components/ui/button.tsx'
import { hasCode } from '#lib/api/api-error.ts'
import type { Product } from '#lib/api/products.ts'
import { numberOf } from '#lib/text/number-of.ts'
import * as m from '#texts/product-admin.ts'
import { blank, fieldsOf, type ProductFields, productOf, typedPrices } from './product-fields.ts'
import { ProductFieldset } from './product-fieldset.tsx'

type Opened = Record<string, unknown>

interface ProductFormProps {
  product?: Product
  /** Of which a new one is made. */
  copy?: Product | undefined
  currency: string
  /** Under which this browser keeps what is typed. */
  keptAs: string
  /** `opened`: what it was when the form was opened; `once` sends a new one. */
  onSave: (product: BodyOf<'addProduct'>, opened: Opened, once: Once) => Promise<unknown>
  /** Called once nothing would be lost by leaving the page; says whether it is a draft still. */
  onSaved: (isDraft: boolean) => Promise<void> | void
  preview: (product: Product) => ReactNode
}

/** A copy has a SKU and a stock of its own; those of deliveries are the first one's. */
function startOf(product: Product | undefined, copy: Product | undefined): ProductFields {
  if (product) return fieldsOf(product)
  return copy ? { ...fieldsOf(copy), sku: '', availableQuantity: '', supply: blank.supply } : blank
}

/** What each field was when it was typed: before a draft that has it, else today. */
function openedOf(saved: object, version: Opened = {}, today: Opened = {}): Opened {
  const isSame = (one: unknown, value: unknown) => JSON.stringify(one) === JSON.stringify(value)
  const before = Object.entries(saved).map(([field, value]) => {
    const isKept = isSame(today[field], value) || isSame(version[field], value)
    return [field, (isKept ? today : version)[field]]
  })
  return Object.fromEntries(before)
}

export function ProductForm(props: ProductFormProps) {
  const { product, copy, currency, keptAs, onSave, onSaved, preview } = props
  const form = useForm<ProductFields>({ defaultValues: startOf(product, copy) })
  const forgetDraft = useFormDraft(form, keptAs)
  const once = useOnce(keysIn(form))
  const typed = form.watch()
  const [newer, setNewer] = useState({})
  const mayBeDraft = product?.draft ?? !product
  const submitLabel = product ? m.saveChanges() : m.addProduct()

  const save = async (values: ProductFields, isDraft: boolean) => {
    const saved = { ...productOf(values), ...(product?.draft || isDraft ? { draft: isDraft } : {}) }
    const opened = openedOf(saved, form.getValues('version'), form.formState.defaultValues?.version)
    // The stock of a product that is for sale may have fallen below its minimum: only a new minimum is refused then.
    const isAsked = !product || product.draft || saved.minQuantity !== opened.minQuantity
    if (!isDraft && isAsked && !isBuyable(saved) && saved.supply?.kind === 'stock')
      return tellDialog(m.error(), minimumAboveAvailable(), 'error')
    try {
      await onSave(saved, { ...opened, ...(product?.draft ? { draft: true } : {}), ...newer }, once)
    } catch (error) {
      // What somebody else saved meanwhile is shown by now: the next press replaces it.
      if (hasCode(error, 'changed_meanwhile')) setNewer({ ...newer, ...(error.current as object) })
      return showServerErrors(form, error)
    }
    forgetDraft()
    setNewer({})
    const typedMeanwhile = changedOf(form.getValues(), values)
    const version = product && saved
    form.reset(product ? { ...values, version } : blank)
    setFields(form, { ...typedMeanwhile, version })
    await onSaved(isDraft)
  }
  const submit = (event: SyntheticEvent, isDraft = false) => {
    // Typing clears no error of a part with several fields, and a form with an error is not sent.
    form.clearErrors()
    return form.handleSubmit((values) => save(values, isDraft))(event)
  }
  const { isSubmitting } = form.formState

  return (
    <div className="grid items-start gap-8 xl:grid-cols-[1fr_18rem]">
      <form
        onSubmit={submit}
        noValidate
        className={`grid gap-5 ${product ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}
      >
        <ProductFieldset form={form} currency={currency} isNew={!product} />
        {/* The form is long: it can be saved from everywhere. */}
        <div className="sticky bottom-(--notice-height) z-10 col-span-full flex flex-wrap gap-3 border-base-300 border-t bg-base-100 py-3">
          <SubmitButton pending={isSubmitting}>{product?.draft ? m.publish() : submitLabel}</SubmitButton>
          {mayBeDraft && (
            <Button look="plain" disabled={isSubmitting} onClick={(event) => submit(event, true)}>
              {m.saveAsDraft()}
            </Button>
          )}
        </div>
      </form>
      {/* Inert: it repeats the fields, and its link leads nowhere yet. */}
      <div inert className="max-w-sm xl:sticky xl:top-24">
        <p className="mb-3 font-semibold text-base-content/75 text-sm">{m.preview()}</p>
        {preview(previewOf(typed))}
      </div>
    </div>
  )
}

/** One transparent pixel: the card shows its placeholder colour. */
const noPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const orZero = (typed: string) => {
  const number = numberOf(typed)
  return Number.isFinite(number) ? Math.max(number, 0) : 0
}

function previewOf(typed: ProductFields): Product {
  return {
    _id: 'preview',
    name: typed.name.trim() || m.productName(),
    price: orZero(typed.price),
    minQuantity: orZero(typed.minQuantity),
    availableQuantity: orZero(typed.availableQuantity),
    description: typed.description.trim() || m.productDescription(),
    img: typed.images[0] ?? noPicture,
    images: typed.images,
    sku: typed.sku.trim() || 'SKU',
    category: typed.category.trim() || m.other(),
    unit: typed.unit.trim() || 'piece',
    weightGrams: orZero(typed.weightGrams),
    casePack: Math.max(orZero(typed.casePack), 1),
    priceBreaks: [...(typedPrices(typed)?.priceBreaks ?? [])],
    createdAt: '1970-01-01T00:00:00.000Z',
  }
}
