import { EmptyState } from '#components/feedback/empty-state.tsx'
import { LoadingRows } from '#components/feedback/row-skeletons.tsx'
import { ButtonLink, PlainLink } from '#components/ui/button.tsx'
import { Page } from '#components/ui/page.tsx'
import { paths } from '#config/paths.ts'
import { CartLines } from '#features/cart/cart-lines.tsx'
import { CartNotices } from '#features/cart/cart-notices.tsx'
import { CartSummary } from '#features/cart/cart-summary.tsx'
import { refreshCart, useKeptCart } from '#lib/cart/cart.ts'
import { useCartStatus } from '#lib/cart/cart-store.ts'
import { shownLines } from '#lib/cart/kept-cart.ts'
import { useAccount } from '#lib/session/session.ts'
import * as m from '#texts/cart.ts'

/** Not awaited: the page shows what is known and prices it meanwhile. */
export function loader() {
  void refreshCart()
  return null
}

export function Component() {
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
      <CartNotices status={status} gone={kept.gone} />
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
            <CartSummary lines={lines} currency={currency} signedIn={account !== undefined} />
          )}
        </div>
      )}
    </Page>
  )
}
