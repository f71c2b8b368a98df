import { documentLimits } from '@wood-master/contract/document-limits'
import { listText } from '@wood-master/contract/list-text'
import { useEffect } from 'react'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { LoadingRows } from '#components/feedback/row-skeletons.tsx'
import { Button, ButtonLink, PlainLink } from '#components/ui/button.tsx'
import { Page } from '#components/ui/page.tsx'
import { paths } from '#config/paths.ts'
import { CartLines } from '#features/cart/cart-lines.tsx'
import { CartSummary } from '#features/cart/cart-summary.tsx'
import { errorSentence, isUnsettled } from '#lib/api/api-error.ts'
import { whenWrittenElsewhere } from '#lib/browser/storage.ts'
import { refreshCart, useKeptCart } from '#lib/cart/cart.ts'
import { type CartStatus, cartStatus, cartStore, useCartStatus } from '#lib/cart/cart-store.ts'
import { dismissGone } from '#lib/cart/current-cart.ts'
import { goneFor, shownLines } from '#lib/cart/kept-cart.ts'
import { session, useAccount } from '#lib/session/session.ts'
import * as m from '#texts/cart.ts'

/** Not awaited: the page shows what is known and prices it meanwhile. */
export function loader() {
  void refreshCart()
  return null
}

/** What another tab, or this one on another page, put into a guest's cart is priced by nobody else. */
function priceNewLines(): void {
  if (session.account() || cartStatus.read().state === 'busy') return
  if (shownLines(cartStore.read(), undefined).some(({ last }) => !last)) void refreshCart()
}

export function Component() {
  useEffect(() => whenWrittenElsewhere(priceNewLines), [])
  const account = useAccount()
  const kept = useKeptCart()
  const status = useCartStatus()
  const lines = shownLines(kept, account?.uid)
  const currency = kept.priced?.currency
  const unknown = account && kept.account?.uid !== account.uid && status.state === 'busy'
  return (
    <Page
      className="page py-8 lg:py-14"
      title={m.title()}
      description={m.description()}
      intro={lines.length > 0 ? m.intro() : undefined}
    >
      <CartNotices status={status} {...goneFor(kept, account?.uid)} />
      {unknown && lines.length === 0 ? (
        <LoadingRows label={m.loadingTheCart()} />
      ) : (
        <div className={lines.length > 0 ? 'grid gap-8 lg:grid-cols-[1fr_20rem] lg:gap-12' : ''}>
          <CartLines lines={lines} currency={currency} />
          {lines.length === 0 ? (
            <EmptyState title={m.empty()} text={m.emptyText()}>
              <ButtonLink to={paths.products}>{m.seeTheTools()}</ButtonLink>
              <PlainLink to={paths.quickOrder}>{m.quickOrder()}</PlainLink>
            </EmptyState>
          ) : (
            <CartSummary lines={lines} currency={currency} />
          )}
        </div>
      )}
    </Page>
  )
}

function CartNotices({ status, gone, noRoom }: { status: CartStatus } & ReturnType<typeof goneFor>) {
  return (
    <div role="status" className="mb-4 flex flex-col gap-3 empty:hidden">
      {status.state === 'failed' && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-box bg-warning/20 px-4 py-3">
          <p>{isUnsettled(status.error) ? m.away() : errorSentence(status.error)}</p>
          <Button look="plain" small className="text-sm" onClick={() => void refreshCart()}>
            {m.tryAgain()}
          </Button>
        </div>
      )}
      {gone.length + noRoom.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-box bg-base-200 px-4 py-3">
          <ul>
            {gone.map((name) => (
              <li key={name}>{m.gone({ name })}</li>
            ))}
            {noRoom.length > 0 && (
              <li>{m.noRoom({ most: documentLimits.cartLines, names: listText(noRoom) })}</li>
            )}
          </ul>
          <Button look="plain" small className="text-sm" onClick={dismissGone}>
            {m.ok()}
          </Button>
        </div>
      )}
    </div>
  )
}
