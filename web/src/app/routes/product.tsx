import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { AddToCartButton } from '#components/cart/add-to-cart-button.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { paths } from '#config/paths.ts'
import { BuyNow } from '#features/products/buy-now.tsx'
import { messages } from '#features/products/messages.ts'
import { ProductDetails } from '#features/products/product-details.tsx'
import { RelatedProducts } from '#features/products/related-products.tsx'
import { ProductGallery } from '#features/purchase/product-gallery.tsx'
import { ProductReviews } from '#features/reviews/product-reviews.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { browseCatalog, getCatalogProduct } from '#lib/api/catalog.ts'
import type { Product } from '#lib/api/products.ts'
import { shopCurrency } from '#lib/api/settings.ts'

const related = 3

type Found = { product: Product } | { missing: ApiError }

async function productOrReason(id: string, signal: AbortSignal): Promise<Found> {
  try {
    return { product: await getCatalogProduct(id, signal) }
  } catch (error) {
    // Unknown, gone, or no id at all.
    if (error instanceof ApiError && [400, 404, 410].includes(error.status)) return { missing: error }
    throw error
  }
}

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const [found, currency] = await Promise.all([productOrReason(params.id ?? '', signal), shopCurrency()])
  const category = 'product' in found ? found.product.category : undefined
  const { products } = await browseCatalog(
    { ...(category ? { category } : {}), available: 'true', limit: related + 1 },
    signal,
  )
  const others = products.filter(({ _id }) => _id !== params.id).slice(0, related)
  return { found, others, currency }
}

function Missing({ error }: { error: ApiError }) {
  const isGone = error.code === 'gone'
  const title = isGone ? messages.gone : messages.unknown
  return (
    <>
      <PageTitle title={title} />
      <PageHeading intro={isGone ? error.message : messages.unknownText}>{title}</PageHeading>
      <Link to={paths.products} className={buttonClass('primary')}>
        {messages.seeAll}
      </Link>
    </>
  )
}

function Found({ product, currency }: { product: Product; currency: string }) {
  return (
    <div className="grid gap-8 lg:grid-cols-[7fr_5fr] lg:gap-14">
      <PageTitle title={product.name} description={product.description.slice(0, 160)} />
      <ProductGallery key={product._id} name={product.name} images={product.images} />
      <div className="flex flex-col gap-6">
        <ProductDetails product={product} currency={currency} />
        <div className="flex flex-wrap gap-3">
          <BuyNow product={product} />
          <AddToCartButton product={product} />
        </div>
      </div>
    </div>
  )
}

export function Component() {
  const { found, others, currency } = useLoaderData<typeof loader>()
  return (
    <div className="page py-8 lg:py-14">
      {'product' in found ? (
        <Found product={found.product} currency={currency} />
      ) : (
        <Missing error={found.missing} />
      )}
      {'product' in found && <ProductReviews key={found.product._id} product={found.product} />}
      <RelatedProducts
        title={'product' in found ? messages.relatedTitle : messages.nearTitle}
        products={others}
        currency={currency}
      />
    </div>
  )
}
