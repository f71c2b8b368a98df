import { limits } from '@wood-master/contract/limits'
import { sumOf } from '@wood-master/contract/money'
import { useEffect, useRef, useState } from 'react'
import { Table } from '#components/lists/table.tsx'
import { Button } from '#components/ui/button.tsx'
import { TextLink, useSiteNavigation } from '#components/ui/navigation.tsx'
import { Price } from '#components/ui/price.tsx'
import { paths } from '#config/paths.ts'
import { useCartEntries } from '#lib/cart/cart.ts'
import { useLinePrices } from '#lib/prices/lines-with-tax.ts'
import * as m from '#texts/quick-order.ts'
import { isReady, remediesOf } from './order-list.ts'
import { OrderListRow } from './order-list-row.tsx'
import type { useOrderList } from './use-order-list.ts'

const heading = 'py-1 pe-3 font-semibold text-base-content/75 text-sm'
const amount = 'whitespace-nowrap text-end last-of-type:pe-0 max-md:hidden'

interface OrderListPanelProps {
  orders: ReturnType<typeof useOrderList>
  currency: string
  /** Changes when a pasted list has been read: the hand goes on in the table. */
  checked: number
}

/** The list in its own order, each line with its price, stock and remedy, and the one press that puts it into the cart. */
export function OrderListPanel({ orders, currency, checked }: OrderListPanelProps) {
  const { list } = orders
  const { go } = useSiteNavigation()
  const [moved, setMoved] = useState(0)
  const panel = useRef<HTMLDivElement>(null)
  const [turn, setTurn] = useState(0)
  const goOn = () => setTurn((before) => before + 1)
  const inCart = useCartEntries()
  const ready = list.filter(isReady)
  const goods = ready.map(({ productId, taxClass, price = 0 }) => ({ productId, taxClass, price }))
  const { prices } = useLinePrices(goods, currency)
  const priceOf = new Map(ready.map(({ key }, index) => [key, prices[index]]))
  const refused = list.length - ready.length
  const remedies = remediesOf(list)

  const products = new Set([...inCart, ...ready].map(({ productId }) => productId))
  const over = products.size - limits.cartLines

  // From one remedy to the next: the pressed one is gone with its problem.
  useEffect(() => {
    if (turn + checked === 0) return
    const row = panel.current?.querySelector('tr[data-refused]')
    const next =
      row?.querySelector('[data-remedy] button') ?? row?.querySelector('input:not([disabled]), button')
    const target = next ?? panel.current?.querySelector('[data-put]')
    if (target instanceof HTMLElement) target.focus()
  }, [turn, checked])

  const putIntoCart = () => {
    const put = orders.putIntoCart()
    setMoved(put.moved)
    if (put.isAll) go(paths.cart)
  }

  return (
    <div ref={panel}>
      <p role="status" className={moved > 0 ? 'mb-4 rounded-box bg-base-200 px-4 py-3' : 'sr-only'}>
        {moved > 0 && (
          <>
            {m.inCart({ count: moved })} <TextLink to={paths.cart}>{m.seeTheCart()}</TextLink>
          </>
        )}
      </p>
      {list.length > 0 && (
        <section aria-labelledby="list-title">
          <div className="sticky top-16 z-10 mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-base-100 py-2">
            <div>
              <h2 id="list-title" className="text-2xl">
                {m.readyTitle({ count: ready.length })}
              </h2>
              {refused > 0 && <p className="text-error">{m.refusedTitle({ count: refused })}</p>}
              {remedies.length > 1 && (
                <Button
                  look="plain"
                  small
                  className="mt-1"
                  onClick={async () => {
                    await orders.settle(remedies)
                    goOn()
                  }}
                >
                  {m.takeAll({ count: remedies.length })}
                </Button>
              )}
            </div>
            {ready.length > 0 && (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Price amount={sumOf(prices, currency)} currency={currency} className="font-serif text-xl" />
                <Button data-put onClick={putIntoCart}>
                  {m.putIntoCart({ count: ready.length })}
                </Button>
              </div>
            )}
          </div>
          <p role="status" className="mb-3 font-semibold empty:hidden">
            {over > 0 && m.tooMany({ most: limits.cartLines, over })}
          </p>
          <Table
            className="w-full border-collapse"
            caption={m.listTitle()}
            columns={[
              [m.quantity(), `${heading} text-start`],
              [m.product(), `${heading} text-start`],
              [m.price(), `${heading} ${amount}`],
              [m.stock(), `${heading} ${amount}`],
              [m.sum(), `${heading} ${amount}`],
            ]}
          >
            {list.map((line) => (
              <OrderListRow
                key={line.key}
                line={line}
                price={priceOf.get(line.key)}
                currency={currency}
                onSettle={async (product, quantity, leaves) => {
                  await orders.settle([{ key: line.key, sku: product.sku, quantity }])
                  if (line.problem && !leaves) goOn()
                }}
                onLeaveOut={() => {
                  orders.leaveOut(line.key)
                  goOn()
                }}
              />
            ))}
          </Table>
        </section>
      )}
    </div>
  )
}
