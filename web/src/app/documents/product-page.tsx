import { AddToCartButton } from '#components/cart/add-to-cart-button.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { documentNavigation, Link } from '#components/ui/navigation.tsx'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { paths } from '#config/paths.ts'
import { BuyNow } from '#features/products/buy-now.tsx'
import { messages } from '#features/products/messages.ts'
import { ProductDetails } from '#features/products/product-details.tsx'
import { RelatedProducts } from '#features/products/related-products.tsx'
import { useCurrentProduct } from '#features/products/use-current-product.ts'
import { ProductGallery } from '#features/purchase/product-gallery.tsx'
import { ProductReviews } from '#features/reviews/product-reviews.tsx'
import type { Product } from '#lib/api/products.ts'
import { DocumentFrame } from './document-frame.tsx'
import type { ProductPageData } from './page-data.ts'

function Sold({ product: rendered, currency }: { product: Product; currency: string }) {
  const { product, isGone } = useCurrentProduct(rendered)
  return (
    <div className="grid gap-8 lg:grid-cols-[7fr_5fr] lg:gap-14">
      <ProductGallery name={product.name} images={product.images} />
      <div className="flex flex-col gap-6">
        <ProductDetails product={product} currency={currency} />
        {isGone ? (
          <p role="status" className="font-semibold">
            {messages.goneNow}
          </p>
        ) : (
          <div className="flex flex-wrap gap-3">
            <BuyNow product={product} />
            <AddToCartButton product={product} />
          </div>
        )}
      </div>
    </div>
  )
}

function NotSold({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageHeading intro={text}>{title}</PageHeading>
      <Link to={paths.products} className={buttonClass('primary')}>
        {messages.seeAll}
      </Link>
    </>
  )
}

/** A product for everybody; where it is not sold, that it is not, and what comes near. */
export function ProductPage({ data, pathname }: { data: ProductPageData; pathname: string }) {
  const { currency } = data.settings
  return (
    <DocumentFrame navigation={documentNavigation({ pathname, search: '' })}>
      <div className="page py-8 lg:py-14">
        {data.state === 'sold' && <Sold product={data.product} currency={currency} />}
        {data.state === 'gone' && <NotSold title={messages.gone} text={messages.goneText(data.name)} />}
        {data.state === 'unknown' && <NotSold title={messages.unknown} text={messages.unknownText} />}
        {data.state === 'sold' && <ProductReviews product={data.product} />}
        <RelatedProducts
          title={data.state === 'sold' ? messages.relatedTitle : messages.nearTitle}
          products={data.state === 'sold' ? data.related : data.near}
          currency={currency}
        />
      </div>
    </DocumentFrame>
  )
}
