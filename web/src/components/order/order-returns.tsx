import type { OrderReturn } from '@wood-master/contract/returns'
import type { ReactNode } from 'react'
import { DateText } from '#components/ui/date-text.tsx'
import type { Order } from '#lib/api/orders.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/returns.ts'
import { reasonNames, returnStateName } from './return-names.ts'

interface OrderReturnsProps {
  order: Order
  says?: (one: OrderReturn) => string
  actions?: (one: OrderReturn) => ReactNode
}

export function OrderReturns({ order, says, actions }: OrderReturnsProps) {
  if (order.returns.length === 0) return null
  return (
    <section aria-label={m.returns()} className="mb-8 rounded-box border border-base-300 p-4 sm:p-5">
      <h2 className="text-2xl">{m.returns()}</h2>
      <ul>
        {order.returns.toReversed().map((one) => (
          <li key={one.id} className="mt-4 border-base-300 border-t pt-4 first:border-t-0 first:pt-0">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="font-semibold">{m.returnNumber(one)}</span>
              <span className="badge badge-outline font-semibold">{returnStateName(one)}</span>
              <DateText at={one.requestedAt} className="text-base-content/75 text-sm" />
            </p>
            {says && <p className="mt-2 max-w-prose">{says(one)}</p>}
            {one.answer && <p className="wrap-anywhere mt-1 max-w-prose font-semibold">{one.answer}</p>}
            <ReturnLines order={order} one={one} />
            {actions?.(one)}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function ReturnLines({ order, one }: { order: Pick<Order, 'lines'>; one: OrderReturn }) {
  const names = new Map(order.lines.map(({ productId, name }) => [productId, keepUnits(name)]))
  const { lines, words, images = [] } = one
  return (
    <>
      <ul className="mt-2">
        {lines.map(({ productId, quantity, reason, restocked, scrapped }) => (
          <li key={productId} className="wrap-anywhere">
            {m.line({ quantity, name: names.get(productId) ?? productId, reason: reasonNames[reason] })}
            {restocked !== undefined && reason !== 'missing' && (
              <span className="block text-base-content/75 text-sm">
                {m.cameBack({ restocked, scrapped: scrapped ?? 0 })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {words && <p className="wrap-anywhere mt-2 own-lines italic">{words}</p>}
      {images.length > 0 && (
        <ul aria-label={m.pictures()} className="mt-3 flex flex-wrap gap-2">
          {images.map((image, index) => (
            <li key={image}>
              <a href={image} target="_blank" rel="noreferrer">
                <img
                  src={image}
                  alt={m.pictureNumber({ number: index + 1 })}
                  loading="lazy"
                  className="size-20 rounded-field object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
