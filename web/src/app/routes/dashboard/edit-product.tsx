import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import type { PageHandle } from '#app/preload-page.ts'
import { tellDialog } from '#components/feedback/dialogs.ts'
import { PlainLink } from '#components/ui/button.tsx'
import { Page } from '#components/ui/page.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { saveProduct } from '#features/product-admin/product-admin-api.ts'
import { ProductForm } from '#features/product-admin/product-form.tsx'
import { ProductCard } from '#features/products/product-card.tsx'
import { hasCode } from '#lib/api/api-error.ts'
import { editedProductAhead } from '#lib/api/queries.ts'
import { shopCurrency } from '#lib/api/settings.ts'
import * as m from '#texts/product-admin.ts'

export const handle: PageHandle = { ahead: ({ id = '' }) => editedProductAhead.ask(id) }

export const loader = adminOnly(async ({ params }) => {
  const [product, currency] = await Promise.all([editedProductAhead.get(params.id ?? ''), shopCurrency()])
  return { product, currency }
})

export function Component() {
  const { product, currency } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  const saved = async (isDraft: boolean) => {
    const isPublished = product.draft && !isDraft
    await tellDialog(isPublished ? m.published() : m.changed(), m.successful())
    await navigate(adminPaths.manageProducts)
  }

  return (
    <Page
      title={m.editName({ name: product.name })}
      back={[adminPaths.manageProducts, m.manageProducts()]}
      actions={<PlainLink to={adminPaths.duplicateProduct(product._id)}>{m.duplicate()}</PlainLink>}
    >
      <ProductForm
        key={product._id}
        product={product}
        currency={currency}
        keptAs={`product-form-${product._id}`}
        onSave={(typed, opened) =>
          saveProduct(product._id, typed, opened).catch(async (error: unknown) => {
            // It may be in the shop by now, so that there is no draft to save.
            if (hasCode(error, 'changed_meanwhile')) await revalidate()
            throw error
          })
        }
        onSaved={saved}
        preview={(shown) => <ProductCard product={shown} currency={currency} level={2} />}
      />
    </Page>
  )
}
