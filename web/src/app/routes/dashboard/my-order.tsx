import { awaitsGoods } from '@wood-master/contract/return-units'
import { useLoaderData } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import type { PageHandle } from '#app/preload-page.ts'
import { AfterPayment } from '#components/order/after-payment.tsx'
import { NoSuchOrder } from '#components/order/no-such-order.tsx'
import { OrderDetails } from '#components/order/order-details.tsx'
import { willBeShipped } from '#components/order/order-progress.ts'
import { OrderReturns } from '#components/order/order-returns.tsx'
import { returnSentence } from '#components/order/return-names.ts'
import { ButtonLink, PlainLink } from '#components/ui/button.tsx'
import { Page } from '#components/ui/page.tsx'
import { paths } from '#config/paths.ts'
import { CancelLine } from '#features/orders/cancel-line.tsx'
import { OrderNotes } from '#features/orders/order-notes.tsx'
import { OwnOrderActions, ReviewLink } from '#features/orders/own-order-actions.tsx'
import { returnableLines } from '#features/returns/returnable.ts'
import { orNone } from '#lib/api/api-error.ts'
import { orderAhead } from '#lib/api/queries.ts'
import * as m from '#texts/orders.ts'
import * as returns from '#texts/returns.ts'

export const handle: PageHandle = { ahead: ({ id = '' }) => orderAhead.ask(id) }

export const loader = signedIn(({ params }) => orNone(orderAhead.get(params.id ?? '')))

export function Component() {
  const order = useLoaderData<typeof loader>()
  if (!order) return <NoSuchOrder />
  const path = paths.myOrder(order._id)
  return (
    <Page key={order._id} title={m.orderTitle(order)} back={[paths.myOrders, m.title()]}>
      {willBeShipped(order) && (
        <div className="mb-8">
          <AfterPayment order={order} onItsPage />
        </div>
      )}
      <OrderReturns
        order={order}
        says={returnSentence}
        actions={(one) =>
          awaitsGoods(one) && (
            <ButtonLink to={`${path}/return/${encodeURIComponent(one.id)}`} className="mt-3">
              {returns.printSlip()}
            </ButtonLink>
          )
        }
      />
      <OrderDetails
        order={order}
        actions={
          <>
            {returnableLines(order).length > 0 && (
              <PlainLink to={`${path}/return`}>{returns.ask()}</PlainLink>
            )}
            <OwnOrderActions key={order._id} order={order} />
          </>
        }
        belowLine={(line) => (
          <>
            <ReviewLink order={order} line={line} />
            <CancelLine order={order} line={line} />
          </>
        )}
      >
        <OrderNotes order={order} />
      </OrderDetails>
    </Page>
  )
}
