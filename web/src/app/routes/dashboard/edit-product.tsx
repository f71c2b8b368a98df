import type { BodyOf } from '@wood-master/contract/calls'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import type { PageHandle } from '#app/preload-page.ts'
import { tellDialog } from '#components/feedback/dialogs.ts'
import { Link } from '#components/ui/navigation.tsx'
import { PageHeading, PageTitle } from '#components/ui/page-heading.tsx'
import { paths } from '#config/paths.ts'
import { ProductForm } from '#features/product-admin/product-form.tsx'
import { saveProduct } from '#features/product-admin/save-product.ts'
import { ProductCard } from '#features/products/product-card.tsx'
import { productAhead } from '#lib/api/queries.ts'
import { shopCurrency } from '#lib/api/settings.ts'
import * as m from '#texts/product-admin.ts'

export const handle: PageHandle = { ahead: ({ id = '' }) => productAhead.ask(id) }

export const loader = adminOnly(async ({ params }) => {
  const [product, currency] = await Promise.all([productAhead.get(params.id ?? ''), shopCurrency()])
  return { product, currency }
})

export function Component() {
  const { product, currency } = useLoaderData<typeof loader>()
  const navigate = useNavigate()

  const save = (typed: BodyOf<'addProduct'>, opened: BodyOf<'addProduct'>) =>
    saveProduct(product._id, typed, opened)
  const saved = async () => {
    await tellDialog(m.changed(), m.successful())
    await navigate(paths.manageProducts)
  }

  return (
    <>
      <PageTitle title={m.editName({ name: product.name })} />
      <p className="mb-3">
        <Link to={paths.manageProducts} className="link">
          {m.manageProducts()}
        </Link>
      </p>
      <PageHeading>{m.editName({ name: product.name })}</PageHeading>
      <ProductForm
        key={product._id}
        product={product}
        currency={currency}
        submitLabel="Save changes"
        draft={`product-form-${product._id}`}
        onSave={save}
        onSaved={saved}
        preview={(shown) => <ProductCard product={shown} currency={currency} level={2} />}
      />
    </>
  )
}
