import { useLoaderData } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { tellDialog } from '#components/feedback/dialogs.ts'
import { PageHeading, PageTitle } from '#components/ui/page-heading.tsx'
import { ProductForm } from '#features/product-admin/product-form.tsx'
import { ProductCard } from '#features/products/product-card.tsx'
import { api } from '#lib/api/api.ts'
import { shopCurrency } from '#lib/api/settings.ts'
import * as m from '#texts/product-admin.ts'

export const loader = adminOnly(async () => ({ currency: await shopCurrency() }))

export function Component() {
  const { currency } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle title={m.addAProduct()} />
      <PageHeading>{m.addAProduct()}</PageHeading>
      <ProductForm
        currency={currency}
        submitLabel="Add Product"
        draft="product-form"
        onSave={(body) => api.call('addProduct', { body })}
        onSaved={() => tellDialog(m.added(), m.successful())}
        preview={(product) => <ProductCard product={product} currency={currency} level={2} />}
      />
    </>
  )
}
