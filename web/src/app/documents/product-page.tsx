import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { paths } from '#config/paths.ts'
import { BuyBox } from '#features/products/buy-box.tsx'
import { DeliveryNote } from '#features/products/delivery-note.tsx'
import { productCrumbs } from '#features/products/product-crumbs.ts'
import { ProductGallery } from '#features/products/product-gallery.tsx'
import { ProductDetails, ProductSummary } from '#features/products/product-summary.tsx'
import { RelatedProducts } from '#features/products/related-products.tsx'
import { useCurrentProduct } from '#features/products/use-current-product.ts'
import { ProductReviews } from '#features/reviews/product-reviews.tsx'
import { RatingLink } from '#features/reviews/stars.tsx'
import * as m from '#texts/products.ts'
import { DocumentFrame } from './document-frame.tsx'
import type { ProductPageData } from './page-data.ts'

type SoldData = Extract<ProductPageData, { state: 'sold' }>

function Sold({ data: { product: rendered, settings, reviews, deliveryTimes } }: { data: SoldData }) {
  const { product, isGone, askAgain } = useCurrentProduct(rendered)
  return (
    <>
      <Breadcrumbs crumbs={productCrumbs(product)} />
      <div className="grid gap-8 md:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:gap-x-14 lg:gap-y-12">
        <ProductGallery name={product.name} images={product.images} />
        <div className="flex flex-col gap-6 self-start lg:sticky lg:top-24 lg:row-span-2">
          <ProductSummary product={product} settings={settings} rating={<RatingLink product={product} />} />
          {isGone ? (
            <p role="status" className="rounded-box bg-base-200 p-6 font-semibold">
              {m.goneNow()}
            </p>
          ) : (
            <div className="frame-later [--frame-wait:60ms] [contain-intrinsic-height:30rem]">
              <BuyBox
                product={product}
                settings={settings}
                delivery={<DeliveryNote times={deliveryTimes} />}
              />
            </div>
          )}
        </div>
        <ProductDetails product={product} />
      </div>
      <ProductReviews product={product} rendered={reviews} onRated={askAgain} />
    </>
  )
}

function NotSold({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageHeading intro={text}>{title}</PageHeading>
      <ButtonLink to={paths.products}>{m.seeAll()}</ButtonLink>
    </>
  )
}

/** A product for everybody; where it is not sold, that it is not, and what comes near. */
export function ProductPage({ data, pathname }: { data: ProductPageData; pathname: string }) {
  const { currency } = data.settings
  return (
    <DocumentFrame pathname={pathname}>
      <div className="page py-8 lg:py-8">
        {data.state === 'sold' && <Sold data={data} />}
        {data.state === 'gone' && <NotSold title={m.gone()} text={m.goneText({ name: data.name })} />}
        {data.state === 'unknown' && <NotSold title={m.unknown()} text={m.unknownText()} />}
        <RelatedProducts
          title={data.state === 'sold' ? m.relatedTitle() : m.nearTitle()}
          products={data.state === 'sold' ? data.related : data.near}
          currency={currency}
        />
      </div>
    </DocumentFrame>
  )
}
