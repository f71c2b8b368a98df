import { useEffect, useState } from 'react'
import { redirect, useLoaderData, useNavigate, useRevalidator } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { LoadingRows } from '#components/feedback/row-skeletons.tsx'
import { askForPayment, WaitingForPayment } from '#components/order/waiting-for-payment.tsx'
import { ButtonLink, PlainLink } from '#components/ui/button.tsx'
import { Page } from '#components/ui/page.tsx'
import { paths } from '#config/paths.ts'
import { findSentOrder } from '#features/checkout/checkout-api.ts'
import { CheckoutForm } from '#features/checkout/checkout-form.tsx'
import { quoteStart } from '#features/checkout/checkout-start.ts'
import { api } from '#lib/api/api.ts'
import { termsVersion } from '#lib/api/legal-pages.ts'
import { shopSettings } from '#lib/api/settings.ts'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { useKeptCart } from '#lib/cart/cart.ts'
import { currentCart } from '#lib/cart/current-cart.ts'
import * as m from '#texts/checkout.ts'

export const loader = signedIn(async (_, account) => {
  const [cart, settings, book, terms] = await Promise.all([
    currentCart(),
    shopSettings(),
    api.call('listAddresses'),
    termsVersion(),
  ])
  // An empty cart and an order without a response: it was placed, and the buyer wants to pay it.
  const sent = !cart?.lines.length ? await findSentOrder(account.uid) : undefined
  if (sent) throw redirect(paths.orderPayment(sent))
  if (cart?.lines.length) await quoteStart(cart, book, account)
  return { settings, book, terms, account, isEmpty: !cart?.lines.length }
})

export function Component() {
  const { settings, book, terms, account, isEmpty } = useLoaderData<typeof loader>()
  const { priced } = useKeptCart()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [unpaidOrder, setUnpaidOrder] = useState<string>()
  const isFull = priced !== undefined && priced.lines.length > 0
  // An order without a response may be why: the loader finds it.
  const hasEmptied = !isFull && !isEmpty && !unpaidOrder
  useEffect(() => {
    if (hasEmptied) void revalidate()
  }, [hasEmptied, revalidate])

  const placed = async (orderId: string, payable: boolean) => {
    setUnpaidOrder(orderId)
    if (!payable) return navigate(paths.myOrder(orderId))
    if (await askForPayment()) await navigate(paths.orderPayment(orderId))
    else focusHeading()
  }
  return (
    <Page className="page py-8 lg:py-14" title={m.title()}>
      {unpaidOrder ? (
        <WaitingForPayment orderId={unpaidOrder} title={m.placed()} text={m.placedText()} />
      ) : isFull ? (
        <CheckoutForm
          key={account.uid}
          cart={priced}
          account={account}
          book={book}
          settings={settings}
          terms={terms}
          onPlaced={placed}
        />
      ) : hasEmptied ? (
        <LoadingRows label={m.looking()} />
      ) : (
        <EmptyState title={m.empty()} text={m.emptyText()}>
          <ButtonLink to={paths.products}>{m.seeTheTools()}</ButtonLink>
          <PlainLink to={paths.myOrders}>{m.myOrders()}</PlainLink>
        </EmptyState>
      )}
    </Page>
  )
}
