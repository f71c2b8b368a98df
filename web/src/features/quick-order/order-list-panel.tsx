import { limits } from '@wood-master/contract/limits'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Link, useSiteNavigation } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import { useCartEntries } from '#lib/cart/cart.ts'
import * as m from '#texts/quick-order.ts'
import { isReady } from './order-list.ts'
import { ReadyLines } from './ready-lines.tsx'
import { RefusedLine } from './refused-line.tsx'
import type { useOrderList } from './use-order-list.ts'

/** The list so far: what needs a look first, then what is ready, and the one press that puts it into the cart. */
export function OrderListPanel({ orders }: { orders: ReturnType<typeof useOrderList> }) {
  const { go } = useSiteNavigation()
  const [moved, setMoved] = useState(0)
  const inCart = useCartEntries()
  const ready = orders.list.filter(isReady)
  const refused = orders.list.filter((line) => !isReady(line))

  const products = new Set([...inCart, ...ready].map(({ productId }) => productId))
  const over = products.size - limits.cartLines

  const putIntoCart = () => {
    const count = orders.putIntoCart()
    setMoved(count)
    if (count > 0 && refused.length === 0) go(paths.cart)
  }

  return (
    <>
      <p role="status" className={moved > 0 ? 'mb-4 rounded-box bg-base-200 px-4 py-3' : 'sr-only'}>
        {moved > 0 && (
          <>
            {m.inCart({ count: moved })}{' '}
            <Link to={paths.cart} className="link">
              {m.seeTheCart()}
            </Link>
          </>
        )}
      </p>
      {refused.length > 0 && (
        <section aria-labelledby="refused-title" className="mb-8">
          <h2 id="refused-title" className="mb-3 text-2xl">
            {m.refusedTitle({ count: refused.length })}
          </h2>
          <ul>
            {refused.map((line) => (
              <RefusedLine
                key={line.key}
                line={line}
                onTakeQuantity={(quantity) => orders.takeQuantity(line, quantity)}
                onReread={(product, quantity) => orders.reread(line.key, product, quantity)}
                onLeaveOut={() => orders.leaveOut(line.key)}
              />
            ))}
          </ul>
        </section>
      )}
      {ready.length > 0 && (
        <section aria-labelledby="ready-title">
          <div className="sticky top-16 z-10 mb-3 flex flex-wrap items-center justify-between gap-3 bg-base-100 py-2">
            <h2 id="ready-title" className="text-2xl">
              {m.readyTitle({ count: ready.length })}
            </h2>
            <Button onClick={putIntoCart}>{m.putIntoCart({ count: ready.length })}</Button>
          </div>
          <p role="status" className="mb-3 font-semibold empty:hidden">
            {over > 0 && m.tooMany({ most: limits.cartLines, over })}
          </p>
          <ReadyLines lines={ready} onLeaveOut={orders.leaveOut} />
        </section>
      )}
    </>
  )
}
