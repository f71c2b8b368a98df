import { awaitsGoods } from '@wood-master/contract/return-units'
import { OrderReturns } from '#components/order/order-returns.tsx'
import { returnSentence } from '#components/order/return-names.ts'
import { ButtonLink, PlainLink } from '#components/ui/button.tsx'
import { paths } from '#config/paths.ts'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/returns.ts'
import { returnableLines } from './returnable.ts'

export function OwnReturns({ order }: { order: Order }) {
  return (
    <OrderReturns
      order={order}
      says={returnSentence}
      actions={(one) =>
        awaitsGoods(one) && (
          <ButtonLink to={returnPaths.slip(order._id, one.id)} className="mt-3">
            {m.printSlip()}
          </ButtonLink>
        )
      }
    />
  )
}

export function AskReturnLink({ order }: { order: Order }) {
  if (returnableLines(order).length === 0) return null
  return <PlainLink to={returnPaths.ask(order._id)}>{m.ask()}</PlainLink>
}

/** Pages about returns; apart, because the public documents need none of them. */
const returnPaths = {
  ask: (orderId: string) => `${paths.myOrder(orderId)}/return`,
  slip: (orderId: string, returnId: string) =>
    `${paths.myOrder(orderId)}/return/${encodeURIComponent(returnId)}`,
} as const
