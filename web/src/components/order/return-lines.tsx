import type { OrderReturn } from '@wood-master/contract/returns'
import type { Order } from '#lib/api/orders.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/returns.ts'
import { reasonNames } from './return-names.ts'

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
