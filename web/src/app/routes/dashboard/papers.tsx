import type { Locale } from '@wood-master/contract/locale'
import { type ReactElement, useState } from 'react'
import { useLoaderData, useLocation } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { SelectField } from '#components/forms/field.tsx'
import { unitsHere } from '#components/order/order-progress.ts'
import { PlainLink } from '#components/ui/button.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { BuyersSheet, printingIn } from '#features/papers/buyers-sheet.tsx'
import { asItsBuyerReads, languageOf, ordersToPrint, sellerOnPapers } from '#features/papers/papers-api.ts'
import { PickListSheet } from '#features/papers/pick-list-sheet.tsx'
import { PrintPage } from '#features/papers/print-page.tsx'
import type { SheetProps } from '#features/papers/sheet.tsx'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'
import { mayPress } from '#lib/api/queries.ts'
import { deviceStorage } from '#lib/browser/storage.ts'
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
  if (!isKind(kind)) throw new Response(null, { status: 404 })
  const asked = new URL(request.url).searchParams
  const ids = (asked.get('orders') ?? '').split(',').filter(Boolean)
  const shipmentId = asked.get('shipment') || undefined
  const [wanted, seller] = await Promise.all([
    ordersToPrint(ids, request.signal),
    sellerOnPapers(request.signal),
  ])
  const orders = wanted.filter((order) => hasPaper(order, kind, shipmentId))
  const printing = await printingIn(kind === 'pick-list' ? [] : orders.map(languageOf))
  if (kind === 'pick-list') return { kind, orders, sheets: [], printing }
  const sheets =
    kind === 'invoices'
      ? (await Promise.all(orders.map(invoicesOf))).flat()
      : await Promise.all(
          orders.map(async (order) => ({
            key: order._id,
            language: languageOf(order),
            sheet: { kind, order: await asItsBuyerReads(order), seller, shipmentId },
          })),
        )
  return { kind, orders, sheets, printing }
}, 'listOrders')

/** Whether anything would stand on it: what is here of a paid order, and on slips and labels also what left. */
function hasPaper({ paymentStatus, ...order }: Order, kind: Kind, shipmentId: string | undefined): boolean {
  if (!paymentStatus || kind === 'invoices') return paymentStatus
  if (kind !== 'pick-list' && order.shipments.some(({ id }) => !shipmentId || id === shipmentId)) return true
  return !shipmentId && unitsHere(order).length > 0
}

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

export function Component() {
  const { kind, orders, sheets, printing } = useLoaderData<typeof loader>()
  const { state } = useLocation() as { state: { from?: string } | null }
  // Whoever may not pack would be signed out there.
  const from = state?.from ?? (mayPress('startPacking') ? adminPaths.packing : adminPaths.manageOrder)
  const isOrders = from.startsWith(adminPaths.manageOrder)
  const isOrder = from.startsWith(adminPaths.manageOneOrder(''))
  const back = (
    <PlainLink to={from}>
      {isOrder ? m.backToTheOrder() : isOrders ? m.backToOrders() : m.backToPacking()}
    </PlainLink>
  )
  const papers = sheets.map(({ key, ...paper }) => <BuyersSheet key={key} {...paper} {...printing} />)
  const empty = (kind === 'pick-list' ? orders : sheets).length === 0 && (
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

/** What thermal printers hold, each a page of its own; the first is for sheets of many labels. */
const sizes: Record<string, { name: string; label: string }> = {
  '': { name: m.sheets(), label: '' },
  mm100: { name: m.size100(), label: 'print:[page:label-100] print:min-h-[138mm]' },
  inches4: { name: m.sizeInches(), label: 'print:[page:label-4in] print:min-h-[140mm]' },
  mm62: { name: m.size62(), label: 'print:[page:label-62] print:min-h-[92mm]' },
}
const kept = 'label-size'

function AddressLabels({ labels }: { labels: ReactElement[] }) {
  const [size, setSize] = useState(() => deviceStorage.read(kept) ?? '')
  const label = sizes[size]?.label ?? ''
  return (
    <>
      <div className="print:hidden">
        <SelectField
          label={m.labelSize()}
          className="w-52"
          value={size}
          onText={(chosen) => {
            setSize(chosen)
            deviceStorage.write(kept, chosen)
          }}
          choices={Object.fromEntries(Object.entries(sizes).map(([value, { name }]) => [value, name]))}
        />
      </div>
      <ul
        aria-label={m.pagesLabels()}
        className={`grid grid-cols-[repeat(auto-fill,minmax(min(100%,85mm),1fr))] gap-4 ${label && 'print:block'}`}
      >
        {labels.map((one) => (
          <li
            key={one.key}
            className={`flex min-h-[55mm] break-inside-avoid flex-col justify-between gap-3 rounded-box border border-base-300 p-5 ${label && `${label} print:break-after-page print:rounded-none print:border-0 print:p-0`}`}
          >
            {one}
          </li>
        ))}
      </ul>
    </>
  )
}
