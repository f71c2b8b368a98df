import { useLoaderData, useLocation } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { AddressLabels } from '#features/papers/address-labels.tsx'
import { InvoiceSheet } from '#features/papers/invoice-sheet.tsx'
import { PackingSlips } from '#features/papers/packing-slip.tsx'
import { type Invoice, ordersToPrint, type Seller, sellerOnPapers } from '#features/papers/papers-api.ts'
import { PickListSheet } from '#features/papers/pick-list-sheet.tsx'
import { PrintPage } from '#features/papers/print-page.tsx'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/papers.ts'

const titles = {
  invoices: m.pagesInvoices,
  slips: m.pagesSlips,
  labels: m.pagesLabels,
  'pick-list': m.pagesPickList,
}
type Kind = keyof typeof titles
const isKind = (name: string): name is Kind => name in titles

export const loader = adminOnly(async ({ params, request }) => {
  const kind = params.kind ?? ''
  if (!isKind(kind)) throw new Response(m.thereIsNoSuchPaper(), { status: 404 })
  const asked = new URL(request.url).searchParams
  const ids = (asked.get('orders') ?? '').split(',').filter(Boolean)
  const shipmentId = asked.get('shipment') ?? undefined
  const [orders, seller] = await Promise.all([
    ordersToPrint(ids, request.signal),
    sellerOnPapers(request.signal),
  ])
  const paid = orders.filter(({ paymentStatus }) => paymentStatus)
  const invoices =
    kind === 'invoices'
      ? (await Promise.all(paid.map(({ _id: id }) => api.call('getInvoices', { params: { id } })))).flat()
      : []
  return { kind, orders, seller, invoices, shipmentId }
}, 'listOrders')

interface PapersProps {
  kind: Kind
  orders: Order[]
  seller: Seller
  invoices: Invoice[]
  shipmentId: string | undefined
}

function Papers({ kind, orders, seller, invoices, shipmentId }: PapersProps) {
  switch (kind) {
    case 'invoices':
      return invoices.map((invoice) => <InvoiceSheet key={invoice._id} invoice={invoice} />)
    case 'slips':
      return orders.map((order) => (
        <PackingSlips key={order._id} order={order} seller={seller} shipmentId={shipmentId} />
      ))
    case 'labels':
      return <AddressLabels orders={orders} seller={seller} />
    case 'pick-list':
      return <PickListSheet orders={orders} />
  }
}

function cameFrom(state: unknown): string | undefined {
  const known = typeof state === 'object' && state !== null && 'from' in state
  return known && typeof state.from === 'string' ? state.from : undefined
}

export function Component() {
  const { kind, ...papers } = useLoaderData<typeof loader>()
  const from = cameFrom(useLocation().state)
  const back = (
    <ButtonLink to={from ?? adminPaths.packing} look="plain">
      {from?.startsWith(adminPaths.manageOrder) ? m.backToOrders() : m.backToPacking()}
    </ButtonLink>
  )
  const empty = papers.orders.length === 0 && (
    <EmptyState title={m.nothing()} text={m.nothingText()}>
      {back}
    </EmptyState>
  )
  return (
    <PrintPage title={titles[kind]()} back={back} empty={empty}>
      <Papers kind={kind} {...papers} />
    </PrintPage>
  )
}
