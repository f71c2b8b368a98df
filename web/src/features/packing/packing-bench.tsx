import ScanBarcode from 'lucide-react/icons/scan-barcode'
import { type FormEvent, memo, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { unitsHere } from '#components/order/order-progress.ts'
import { PrintLinks } from '#components/order-list/print-links.tsx'
import { ShippedNow } from '#components/shipping/shipped-now.tsx'
import { whyNot } from '#components/shipping/why-not.ts'
import { Button } from '#components/ui/button.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import type { Order } from '#lib/api/orders.ts'
import { countryName } from '#lib/text/country-name.ts'
import { poText } from '#lib/text/po-text.ts'
import * as m from '#texts/packing.ts'
import * as shipping from '#texts/shipping.ts'
import { OpenOrder } from './open-order.tsx'
import { useBench } from './use-bench.ts'
import { type Hand, useHand } from './use-hand.ts'

/** Rows that are drawn at once. Hundreds would slow each key; a scan opens an order without its row. */
const rowsAtOnce = 50

export function PackingBench({ orders: loaded }: { orders: Order[] }) {
  const bench = useBench(loaded)
  const hand = useHand(bench)
  const field = useRef<HTMLInputElement>(null)
  const { open, orders, chosen } = bench
  const scanOn = () => field.current?.focus()
  useEffect(() => field.current?.focus(), [])
  const takenBack = (ids: readonly string[]) => {
    hand.takenBack(ids)
    scanOn()
  }
  const openRow = useCallback(
    (id: string) => {
      bench.openOrder(id)
      field.current?.focus()
    },
    [bench.openOrder],
  )
  return (
    <>
      <ScanField field={field} answer={hand.answer} onScan={hand.scan} />
      <ShippedNow shipped={hand.shipped} notShipped={[]} onUndone={takenBack} />
      {open && <OpenOrder order={open} bench={bench} hand={hand} onPress={scanOn} />}
      {orders.length > 0 && <BenchBar orders={orders} chosen={chosen} onChooseAll={bench.chooseAll} />}
      <WaitingRows
        orders={orders}
        open={open}
        packed={bench.packed}
        chosen={chosen}
        onOpen={openRow}
        onChoose={bench.choose}
      />
    </>
  )
}

interface WaitingRowsProps {
  orders: readonly Order[]
  open: Order | undefined
  packed: Readonly<Record<string, Readonly<Record<string, number>>>>
  chosen: ReadonlySet<string>
  onOpen: (id: string) => void
  onChoose: (id: string) => void
}

/** All that wait but the one in hand. What is typed for that one draws none of them again. */
const WaitingRows = memo(function Rows({ orders, open, packed, chosen, ...does }: WaitingRowsProps) {
  const [rows, setRows] = useState(rowsAtOnce)
  const others = orders.filter((order) => order !== open)
  return (
    <>
      <ul aria-label={m.ordersToPack()}>
        {others.slice(0, rows).map((order) => (
          <WaitingRow
            key={order._id}
            order={order}
            packed={packed[order._id]}
            isChosen={chosen.has(order._id)}
            {...does}
          />
        ))}
      </ul>
      {others.length > rows && (
        <Button look="quiet" className="mt-4" onClick={() => setRows(rows + rowsAtOnce)}>
          {m.showMore({ count: others.length - rows })}
        </Button>
      )}
    </>
  )
})

interface BenchBarProps extends Pick<WaitingRowsProps, 'orders' | 'chosen'> {
  onChooseAll: (all: boolean) => void
}

const BenchBar = memo(function Bar({ orders, chosen, onChooseAll }: BenchBarProps) {
  const ids = orders.map(({ _id }) => _id).filter((id) => chosen.has(id))
  return (
    <section
      aria-label={shipping.selectedOrders()}
      className="mb-2 flex min-h-11 flex-wrap items-center gap-x-5 gap-y-3"
    >
      <label className="flex min-h-11 cursor-pointer items-center gap-3 ps-2.5">
        <input
          type="checkbox"
          className="checkbox"
          checked={ids.length === orders.length}
          onChange={(event) => onChooseAll(event.target.checked)}
        />
        {shipping.selectAll()}
      </label>
      <p role="status" className="font-semibold">
        {shipping.ordersSelected({ count: ids.length })}
      </p>
      {ids.length > 0 && <PrintLinks ids={ids} />}
    </section>
  )
})

interface ScanFieldProps {
  field: RefObject<HTMLInputElement | null>
  answer: Hand['answer']
  onScan: (text: string) => void
}

/** Takes everything that is scanned at the bench; a scanner types and presses Enter. The browser keeps what is typed, not the page. */
function ScanField({ field, answer, onScan }: ScanFieldProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const input = field.current
    const text = input?.value.trim()
    if (!input || !text) return
    input.value = ''
    onScan(text)
  }
  return (
    <form onSubmit={submit} noValidate className="mb-4">
      <label className="input input-lg w-full">
        <ScanBarcode aria-hidden="true" className="size-5 shrink-0" />
        <span className="sr-only">{m.scan()}</span>
        <input
          ref={field}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={m.scanHint()}
        />
      </label>
      <p role="alert" className="mt-2 font-semibold text-error empty:hidden">
        {answer?.stops ? answer.text : ''}
      </p>
      <p role="status" className="mt-2 empty:hidden">
        {answer && !answer.stops ? answer.text : ''}
      </p>
    </form>
  )
}

interface WaitingRowProps {
  order: Order
  packed: Readonly<Record<string, number>> | undefined
  isChosen: boolean
  onOpen: (id: string) => void
  onChoose: (id: string) => void
}

function Row({ order, packed = {}, isChosen, onOpen, onChoose }: WaitingRowProps) {
  const { _id, number, poNumber, address, packingAt, paidAt, createdAt } = order
  const lines = unitsHere(order)
  const done = lines.filter(({ productId, quantity }) => (packed[productId] ?? 0) >= quantity).length
  const stop = whyNot(order)
  return (
    <li
      data-order={_id}
      // Rows below the window cost a key nothing.
      className="flex flex-wrap items-center gap-x-4 border-base-300 border-b py-1 [contain-intrinsic-height:auto_3.3rem] [content-visibility:auto]"
    >
      <label className="grid size-11 cursor-pointer place-items-center">
        <input type="checkbox" className="checkbox" checked={isChosen} onChange={() => onChoose(_id)} />
        <span className="sr-only">{m.selectNumber({ number })}</span>
      </label>
      <button type="button" className="link min-h-11 font-semibold" onClick={() => onOpen(_id)}>
        <bdi>{number}</bdi>
      </button>
      {poNumber && <span className="wrap-anywhere text-sm">{poText(poNumber)}</span>}
      <span className="text-base-content/75 text-sm">
        {m.paid()} <DateText at={paidAt ?? createdAt} />
      </span>
      <span className="wrap-anywhere text-sm">
        {address ? [address.city, countryName(address.country)].filter(Boolean).join(' · ') : m.noAddress()}
      </span>
      <span className="text-base-content/75 text-sm">{m.packedCount({ done, all: lines.length })}</span>
      {packingAt && (
        <span className="text-sm">
          {m.packedSince()} <DateText at={packingAt} withTime />
        </span>
      )}
      {stop && <span className="font-semibold text-error text-sm">{stop}</span>}
    </li>
  )
}

/** An order that waits, in one line. It is drawn again only when something of it changes. */
const WaitingRow = memo(
  Row,
  (before, after) =>
    before.packed === after.packed &&
    before.isChosen === after.isChosen &&
    before.onOpen === after.onOpen &&
    (before.order === after.order ||
      (before.order.version === after.order.version && before.order.packingAt === after.order.packingAt)),
)
