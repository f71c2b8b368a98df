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
          <ButtonLink
            to={`${paths.myOrder(order._id)}/return/${encodeURIComponent(one.id)}`}
            className="mt-3"
          >
            {m.printSlip()}
          </ButtonLink>
        )
      }
    />
  )
}

export function AskReturnLink({ order }: { order: Order }) {
  if (returnableLines(order).length === 0) return null
  return <PlainLink to={`${paths.myOrder(order._id)}/return`}>{m.ask()}</PlainLink>
}
