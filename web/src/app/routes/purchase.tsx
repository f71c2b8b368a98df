import { canBeOrdered, isInStock } from '@wood-master/contract/purchase-rules'
import { numberText } from '@wood-master/contract/text-parts'
import { Fragment, useState } from 'react'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { askForPayment as askToPay, WaitingForPayment } from '#components/order/waiting-for-payment.tsx'
import { Button, ButtonLink, PlainLink } from '#components/ui/button.tsx'
import { Page } from '#components/ui/page.tsx'
import { PageTitle } from '#components/ui/page-heading.tsx'
import { PerUnit, Price, PriceBreaks } from '#components/ui/price.tsx'
import { paths } from '#config/paths.ts'
import { ProductGallery } from '#features/products/product-gallery.tsx'
import { RelatedProducts } from '#features/products/related-products.tsx'
import { PurchaseForm } from '#features/purchase/purchase-form.tsx'
import { orNone } from '#lib/api/api-error.ts'
import { newestProducts, type Product } from '#lib/api/products.ts'
import { asideQuery, type PageQuery, productAhead, usePageQuery } from '#lib/api/queries.ts'
import { shopSettings } from '#lib/api/settings.ts'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as products from '#texts/products.ts'
import * as m from '#texts/purchase.ts'

export const loader = signedIn(async ({ params }, account) => {
  const [product, settings] = await Promise.all([orNone(productAhead.get(params.id ?? '')), shopSettings()])
  const tools =
    product && isInStock(product, settings.enforceMinimumOrder)
      ? undefined
      : asideQuery(['some tools'], (signal) => newestProducts(shown, signal))
  return { product, settings, account, tools }
})

function NotAvailable({ product, enforceMinimum }: { product: Product; enforceMinimum: boolean }) {
  if (canBeOrdered(product, enforceMinimum))
    return (
      <EmptyState title={m.notInStock()} text={m.notInStockText()}>
        <ButtonLink to={paths.product(product._id)}>{m.orderItThere()}</ButtonLink>
      </EmptyState>
    )
  return (
    <EmptyState title={m.notAvailable()} text={m.notAvailableText()}>
      <PlainLink to={paths.products}>{m.seeTheTools()}</PlainLink>
    </EmptyState>
  )
}

export function Component() {
  const { product, settings, account, tools } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [unpaidOrder, setUnpaidOrder] = useState<{ id: string; productId: string }>()
  const wayOn = tools && <WayOn tools={tools} />
  if (!product) {
    return (
      <Page className="page py-14" title={m.unknown()} intro={m.unknownText()}>
        <ButtonLink to={paths.products}>{m.seeTheTools()}</ButtonLink>
        {wayOn}
      </Page>
    )
  }

  const askForPayment = async (orderId: string) => {
    void revalidate()
    if (await askToPay()) await navigate(paths.orderPayment(orderId))
    else {
      setUnpaidOrder({ id: orderId, productId: product._id })
      focusHeading()
    }
  }

  return (
    <div className="page grid grid-cols-1 gap-8 py-8 md:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:gap-14 lg:py-14">
      <PageTitle title={product.name} description={product.description.slice(0, 160)} />
      <ProductGallery key={product._id} name={product.name} images={product.images} />
      <div className="flex flex-col gap-6">
        <ProductFacts product={product} currency={settings.currency} />
        {unpaidOrder?.productId === product._id ? (
          <WaitingForPayment orderId={unpaidOrder.id} title={m.placed()} text={m.paymentPending()}>
            <Button look="plain" onClick={() => setUnpaidOrder(undefined)}>
              {m.orderMoreOfThis()}
            </Button>
          </WaitingForPayment>
        ) : isInStock(product, settings.enforceMinimumOrder) ? (
          <PurchaseForm
            key={product._id}
            // What is still to come can't be held.
            product={{ ...product, orderable: undefined }}
            account={account}
            settings={settings}
            onOrdered={askForPayment}
            onStockChanged={() => void revalidate()}
          />
        ) : (
          <NotAvailable product={product} enforceMinimum={settings.enforceMinimumOrder} />
        )}
      </div>
      <div className="md:col-span-2">{wayOn}</div>
    </div>
  )
}

/** A few products under what would be a dead end; it neither waits for them nor fails with them. */
function WayOn({ tools }: { tools: PageQuery<Awaited<ReturnType<typeof newestProducts>>> }) {
  const { data } = usePageQuery(tools)
  return data && <RelatedProducts title={products.nearTitle()} {...data} />
}

// Fills rows of two and of four.
const shown = 4

function ProductFacts({ product, currency }: { product: Product; currency: string }) {
  const facts = [
    [m.minimumOrder(), numberText(product.minQuantity)],
    [m.availableQuantity(), numberText(product.availableQuantity)],
    ...(product.casePack > 1 ? [[m.casePack(), product.casePack]] : []),
    [m.sku(), product.sku],
  ]
  return (
    <div>
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {keepUnits(product.name)}
      </h1>
      <p className="mt-3">
        <Price of={product} currency={currency} className="font-serif text-3xl text-primary" />{' '}
        <PerUnit of={product} />
      </p>
      <PriceBreaks of={product} currency={currency} className="mt-2" />
      <p className="mt-4 max-w-prose own-lines wrap-anywhere">{keepUnits(product.description)}</p>
      <dl className="mt-5 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-base-300 border-t pt-4">
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd className="wrap-anywhere text-end font-semibold tabular-nums">
              <bdi>{value}</bdi>
            </dd>
          </Fragment>
        ))}
      </dl>
    </div>
  )
}
