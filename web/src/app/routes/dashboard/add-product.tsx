import { useLoaderData } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { tellDialog } from '#components/feedback/dialogs.ts'
import { PageHeading, PageTitle } from '#components/ui/page-heading.tsx'
import { messages } from '#features/product-admin/messages.ts'
import { ProductForm } from '#features/product-admin/product-form.tsx'
import { ProductCard } from '#features/products/product-card.tsx'
import { api } from '#lib/api/api.ts'
import { shopCurrency } from '#lib/api/settings.ts'

export const loader = adminOnly(async () => ({ currency: await shopCurrency() }))

export function Component() {
  const { currency } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle title="Add a Product" />
      <PageHeading>Add a Product</PageHeading>
      <ProductForm
        currency={currency}
        submitLabel="Add Product"
        draft="product-form"
        onSave={(body) => api.call('addProduct', { body })}
        onSaved={() => tellDialog(messages.added, messages.successful)}
        preview={(product) => <ProductCard product={product} currency={currency} level={2} />}
      />
    </>
  )
}
