import { useLoaderData } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { tellDialog } from '#components/feedback/dialogs.ts'
import { Page } from '#components/ui/page.tsx'
import { ProductForm } from '#features/product-admin/product-form.tsx'
import { ProductCard } from '#features/products/product-card.tsx'
import { api } from '#lib/api/api.ts'
import { editedProductAhead } from '#lib/api/queries.ts'
import { shopCurrency } from '#lib/api/settings.ts'
import * as m from '#texts/product-admin.ts'

export const loader = adminOnly(async ({ request }) => {
  const copied = new URL(request.url).searchParams.get('copy')
  const [currency, copy] = await Promise.all([
    shopCurrency(),
    copied ? editedProductAhead.get(copied) : undefined,
  ])
  return { currency, copy }
})

export function Component() {
  const { currency, copy } = useLoaderData<typeof loader>()
  return (
    <Page title={m.addAProduct()}>
      <ProductForm
        key={copy?._id}
        copy={copy}
        currency={currency}
        keptAs={copy ? `product-form-copy-${copy._id}` : 'product-form'}
        onSave={(body, _, once) => once((key) => api.call('addProduct', { body: { ...body, key } }))}
        onSaved={(isDraft) => tellDialog(isDraft ? m.draftSaved() : m.added(), m.successful())}
        preview={(product) => <ProductCard product={product} currency={currency} level={2} />}
      />
    </Page>
  )
}
