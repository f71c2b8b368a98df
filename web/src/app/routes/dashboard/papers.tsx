import type { Locale } from '@wood-master/contract/locale'
import { useLoaderData, useLocation } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { PlainLink } from '#components/ui/button.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { AddressLabels } from '#features/papers/address-labels.tsx'
import { BuyersSheet, printingIn } from '#features/papers/buyers-sheet.tsx'
import { asItsBuyerReads, languageOf, ordersToPrint, sellerOnPapers } from '#features/papers/papers-api.ts'
import { PickListSheet } from '#features/papers/pick-list-sheet.tsx'
import { PrintPage } from '#features/papers/print-page.tsx'
import type { SheetProps } from '#features/papers/sheet.tsx'
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
  if (!isKind(kind)) throw new Response(m.noSuchPaper(), { status: 404 })
  const asked = new URL(request.url).searchParams
  const ids = (asked.get('orders') ?? '').split(',').filter(Boolean)
  const shipmentId = asked.get('shipment') ?? undefined
  const [orders, seller] = await Promise.all([
    ordersToPrint(ids, request.signal),
    sellerOnPapers(request.signal),
  ])
  const printing = await printingIn(kind === 'pick-list' ? [] : orders.map(languageOf))
  if (kind === 'pick-list') return { kind, orders, sheets: [], printing }
  const paid = orders.filter(({ paymentStatus }) => paymentStatus)
  const sheets =
    kind === 'invoices'
      ? (await Promise.all(paid.map(invoicesOf))).flat()
      : await Promise.all(
          orders.map(async (order) => ({
            key: order._id,
            language: languageOf(order),
            sheet: { kind, order: await asItsBuyerReads(order), seller, shipmentId },
          })),
        )
  return { kind, orders, sheets, printing }
}, 'listOrders')

async function invoicesOf(order: Order): Promise<BuyersPaper[]> {
  const language = languageOf(order)
  const invoices = await api.call('getInvoices', { params: { id: order._id }, language })
  return invoices.map((invoice) => ({ key: invoice._id, language, sheet: { kind: 'invoices', invoice } }))
}

interface BuyersPaper {
  key: string
  language: Locale
  sheet: SheetProps
}

function cameFrom(state: unknown): string | undefined {
  const known = typeof state === 'object' && state !== null && 'from' in state
  return known && typeof state.from === 'string' ? state.from : undefined
}

export function Component() {
  const { kind, orders, sheets, printing } = useLoaderData<typeof loader>()
  const from = cameFrom(useLocation().state)
  const back = (
    <PlainLink to={from ?? adminPaths.packing}>
      {from?.startsWith(adminPaths.manageOrder) ? m.backToOrders() : m.backToPacking()}
    </PlainLink>
  )
  const papers = sheets.map(({ key, ...paper }) => <BuyersSheet key={key} {...paper} {...printing} />)
  const empty = orders.length === 0 && (
    <EmptyState title={m.nothing()} text={m.nothingText()}>
      {back}
    </EmptyState>
  )
  return (
    <PrintPage title={titles[kind]()} back={back} empty={empty}>
      {kind === 'pick-list' && <PickListSheet orders={orders} />}
      {kind === 'labels' ? <AddressLabels labels={papers} /> : papers}
    </PrintPage>
  )
}
