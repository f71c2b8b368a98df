import type { ResponseOf } from '@wood-master/contract/calls'
import Download from 'lucide-react/icons/download'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { SelectionBar } from '#components/lists/selection-bar.tsx'
import { pageOf } from '#components/lists/use-address.ts'
import { useCollect } from '#components/lists/use-collect.ts'
import { useRowKeys } from '#components/lists/use-row-keys.ts'
import { useSelection } from '#components/lists/use-selection.ts'
import { PrintLinks } from '#components/order-list/print-links.tsx'
import { saveOrders } from '#components/order-list/save-orders.ts'
import { ShippedNow } from '#components/shipping/shipped-now.tsx'
import { useShipOrders } from '#components/shipping/use-ship-orders.ts'
import { Button } from '#components/ui/button.tsx'
import { useSiteNavigation } from '#components/ui/navigation.tsx'
import { richText, srOnly } from '#components/ui/rich-text.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { allPages } from '#lib/api/all-pages.ts'
import type { Page } from '#lib/api/api-client.ts'
import type { Order } from '#lib/api/orders.ts'
import { mayPress, type PageQuery, usePageQuery } from '#lib/api/queries.ts'
import * as lists from '#texts/lists.ts'
import * as m from '#texts/order-admin.ts'
import { ordersOnPage, readAllFilters } from './all-orders.ts'
import { OrdersTable } from './orders-table.tsx'

interface ManagedOrdersProps {
  page: Page<Order>
  total: PageQuery<ResponseOf<'countOrders'>>
  empty: ReactNode
  children: (orders: Order[]) => ReactNode
}

/** '21–40 of 309': pages are full but for the last one, where the shop can count. */
function rangeText(count: number | undefined, number: number, shown: number): string {
  if (count === undefined) return lists.pageNumber({ number })
  const from = (number - 1) * ordersOnPage + 1
  return lists.rangeOf({ from, to: from + shown - 1, total: Math.max(count, from + shown - 1) })
}

export function ManagedOrders({ page, total, empty, children }: ManagedOrdersProps) {
  const [search] = useSearchParams()
  const onPage = useSelection(page.items)
  const [matching, setMatching] = useState<{ page: Page<Order>; orders: Order[] }>()
  const { collected, collect } = useCollect((signal) =>
    allPages('listOrders', readAllFilters(search), signal),
  )
  const { pending, shipped, notShipped, ship, forget } = useShipOrders()
  const { cursor, number } = pageOf(search)
  const count = usePageQuery(total).data?.count
  const isWholePage = page.items.length > 0 && onPage.items.length === page.items.length
  const isMore = cursor !== undefined || page.nextCursor !== undefined
  // They are those of this list and of nothing that was changed since.
  const all = isWholePage && matching?.page === page ? matching.orders : undefined
  const selection = { ...onPage, items: all ?? onPage.items, of: all?.length ?? onPage.of }
  const { go, pathname, search: query } = useSiteNavigation()
  useRowKeys('[data-order]', (letter, row) => {
    const inFocus = row?.getAttribute('data-order')
    const chosen = selection.items.length > 0 ? selection.items.map(({ _id }) => _id) : inFocus && [inFocus]
    if (letter === 'p' && chosen) go(adminPaths.papers('slips', chosen), { from: pathname + query })
  })
  return (
    <>
      {page.items.length > 0 && (
        <SelectionBar selection={selection} noun="order">
          {mayPress('shipOrder') && (
            <Button small pending={pending} onClick={() => void ship(selection.items)}>
              {richText(m.shipSelected())}
            </Button>
          )}
          <Button look="plain" small onClick={() => saveOrders(selection.items, 'selected')}>
            {richText(m.exportSelected(), {
              download: () => <Download aria-hidden="true" className="size-4" />,
              part: srOnly,
            })}
          </Button>
          <PrintLinks ids={selection.items.map(({ _id }) => _id)} />
        </SelectionBar>
      )}
      {isWholePage && isMore && !all && (
        <p className="mb-2">
          <Button
            look="quiet"
            small
            pending={collected !== undefined}
            onClick={() => collect((orders) => setMatching({ page, orders }))}
          >
            {collected ? m.readingOrders({ count: collected }) : m.selectAllMatching({ count: count ?? 0 })}
          </Button>
        </p>
      )}
      <ShippedNow shipped={shipped} notShipped={notShipped} onUndone={forget} />
      <ListFrame
        page={page}
        noun="order"
        label={m.orders()}
        empty={empty}
        part={rangeText(count, number, page.items.length)}
      >
        {(orders) => (
          <>
            <OrdersTable orders={orders} selection={onPage} onShipmentUndone={forget} />
            {children(orders)}
          </>
        )}
      </ListFrame>
    </>
  )
}
