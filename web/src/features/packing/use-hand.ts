import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { askDialog } from '#components/feedback/dialogs.ts'
import { dismissToasts, successToast } from '#components/feedback/toast.ts'
import { unitsHere } from '#components/order/order-progress.ts'
import { trackingProblem } from '#components/shipping/tracking-field.tsx'
import { undoEnd } from '#components/shipping/undo-shipment.tsx'
import type { JustShipped } from '#components/shipping/use-ship-orders.ts'
import { whyNot } from '#components/shipping/why-not.ts'
import { api } from '#lib/api/api.ts'
import { errorSentence, isOffline } from '#lib/api/api-error.ts'
import { type Order, shipOrder } from '#lib/api/orders.ts'
import * as m from '#texts/packing.ts'
import * as shipping from '#texts/shipping.ts'
import { readScan } from './scan.ts'
import type { BenchState } from './use-bench.ts'

const hearsAgainMs = 8_000

/** What hands do at the bench: scanning, packing, sending. Whatever should stop them says so in one sentence. */
export function useHand(bench: BenchState) {
  const { revalidate } = useRevalidator()
  /** To a scan or a press; `stops`: a reason to look up before going on. */
  const [answer, setAnswer] = useState<{ text: string; stops: boolean }>()
  const [pending, setPending] = useState(false)
  const [shipped, setShipped] = useState<JustShipped[]>([])
  const [others, setOthers] = useState<Record<string, string>>({})
  const begun = useRef(new Set<string>())
  const keptAt = useRef('')
  const [waitingScans, setWaitingScans] = useState<readonly string[]>([])
  const [lookingUp, setLookingUp] = useState(false)
  /** Since the last scan: whoever scanned it cannot have known. */
  const stopped = useRef(false)
  const { open } = bench

  const stop = (text: string) => {
    stopped.current = true
    setAnswer({ text, stops: true })
  }
  const say = (text: string) => setAnswer({ text, stops: false })

  /** Tells the shop that the order is in hand, and hears who else has it, and whether it has changed. */
  const hear = async (order: Order) => {
    const { _id: id, number, version } = order
    try {
      const now = await api.call('startPacking', { params: { id } })
      const { by } = now
      if (!by) setOthers(({ [id]: _, ...before }) => before)
      if (by && by !== others[id]) {
        setOthers((before) => ({ ...before, [id]: by }))
        stop(m.otherPacks({ by, number }))
      }
      if (!version || now.version === version) return
      stop(m.changedMeanwhile({ number }))
      await revalidate()
    } catch (error) {
      begun.current.delete(id)
      stop(errorSentence(error))
      if (!isOffline(error)) await revalidate()
    }
  }

  const begin = async (order: Order) => {
    // From now on no other takes its place, whatever may leave before it by then.
    bench.openOrder(order._id)
    if (whyNot(order) || begun.current.has(order._id)) return
    begun.current.add(order._id)
    await hear(order)
  }
  // Whoever has it first hears of the second while packing.
  const hearAgain = useEffectEvent(() => {
    if (open && begun.current.has(open._id) && !pending && !document.hidden) void hear(open)
  })
  useEffect(() => {
    const timer = setInterval(hearAgain, hearsAgainMs)
    return () => clearInterval(timer)
  }, [])

  const pack = (order: Order, units: Record<string, number>) => {
    bench.pack(order._id, units)
    void begin(order)
  }
  const packAll = (order: Order) => {
    pack(order, Object.fromEntries(unitsHere(order).map(({ productId, quantity }) => [productId, quantity])))
    say(m.allPackedNow({ number: order.number }))
  }

  const openOrder = (order: Order) => {
    const isHalf = open && open._id !== order._id && bench.packingOf(open) === 'part'
    if (isHalf && keptAt.current !== order._id) {
      keptAt.current = order._id
      return stop(m.halfPacked({ number: open.number, other: order.number }))
    }
    keptAt.current = ''
    bench.openOrder(order._id)
    const why = whyNot(order)
    if (why) return stop(m.cannotLeave({ number: order.number, why }))
    say(m.orderOpen({ number: order.number }))
    void begin(order)
  }

  /** An order that is not on this page: shipped before, or paid since. */
  const lookUp = async (text: string) => {
    setLookingUp(true)
    try {
      const { items } = await api.list('listOrders', { query: { q: text.slice(0, 60), limit: 1 } })
      const found = readScan(text, { orders: items, open: undefined, trackingOf: () => [] })
      if (found.is !== 'order') return stop(m.unknownScan({ text: text.slice(0, 60) }))
      if (!whyNot(found.order)) await revalidate()
      openOrder(found.order)
    } catch (error) {
      stop(errorSentence(error))
    } finally {
      // A transition, as the router's own update is: what waits is for the order that has come with it.
      startTransition(() => setLookingUp(false))
    }
  }

  const scan = (text: string) => {
    stopped.current = false
    if (pending || lookingUp) return setWaitingScans((before) => [...before, text])
    take(text)
  }
  const take = (text: string) => {
    const read = readScan(text, bench)
    if (read.is === 'unknown') return void lookUp(text)
    if (read.is === 'order') return openOrder(read.order)
    if (!open) return
    if (read.is === 'elsewhere') return stop(m.notInOrder({ sku: read.sku, number: open.number }))
    if (read.is === 'tracking') {
      bench.setTracking(open._id, [...bench.trackingOf(open._id), read.number].join('\n'))
      void begin(open)
      return say(m.trackingAdded({ tracking: read.number, number: open.number }))
    }
    const { productId, sku, quantity } = read.line
    if ((bench.packed[open._id]?.[productId] ?? 0) >= quantity) return stop(m.packedBefore({ sku }))
    pack(open, { [productId]: quantity })
    say(m.linePacked({ sku, quantity }))
  }
  // A scan that came while an order was being sent or looked up belongs to the next one; each follows what the one before it
  // opened. Where that stopped, nobody knows what the rest belongs to.
  const scanNext = useEffectEvent(([text, ...others]: readonly string[]) => {
    if (!text) return
    if (stopped.current) {
      setWaitingScans([])
      return stop([answer?.text, m.notTaken({ scans: [text, ...others].join(', ') })].join(' '))
    }
    setWaitingScans(others)
    take(text)
  })
  useEffect(() => {
    if (!pending && !lookingUp) scanNext(waitingScans)
  }, [pending, lookingUp, waitingScans])

  const send = async (order: Order) => {
    const { _id: id, number } = order
    const packing = bench.packingOf(order)
    const problem = whyNot(order) ?? trackingProblem(bench.typedTracking(id))
    if (problem) return stop(m.cannotLeave({ number, why: problem }))
    if (packing === 'nothing') return stop(m.nothingPacked({ number }))
    const tracking = bench.trackingOf(id)
    const restWaits = order.lines.some(({ waiting }) => waiting > 0)
    const doubts = [
      packing === 'part' && m.onlyPart({ number }),
      restWaits && order.sending !== 'as_ready' && order.state === 'paid' && m.wantsTogether(),
      others[id] && m.otherPacks({ by: others[id], number }),
      tracking.length === 0 && m.untracked({ numbers: number }),
      !order.address && shipping.noAddress(),
    ].filter((doubt) => typeof doubt === 'string')
    const question = { title: m.shipTitle({ number }), text: doubts.join(' '), confirm: m.shipAnyway() }
    if (doubts.length > 0 && !(await askDialog(question))) return
    setPending(true)
    void dismissToasts()
    try {
      const carrier = bench.carrierOf(order).trim()
      const isPart = packing === 'part' || restWaits
      const shipmentId = await shipOrder(order, {
        ...(carrier ? { carrier } : {}),
        ...(tracking.length > 0 ? { tracking } : {}),
        ...(isPart ? { lines: bench.packedUnits(order) } : {}),
      })
      begun.current.delete(id)
      const shippedAt = new Date().toISOString()
      const now = { _id: id, number, shipmentId, state: 'shipped' as const, shippedAt }
      setShipped((before) => [
        now,
        ...before.filter((one) => one._id !== id && Date.now() < undoEnd(one.shippedAt)),
      ])
      setAnswer(undefined)
      bench.sent(order, carrier, isPart)
      void revalidate()
      await successToast(shipping.shipped())
    } catch (error) {
      stop(m.cannotLeave({ number, why: errorSentence(error) }))
      if (!isOffline(error)) await revalidate()
    } finally {
      setPending(false)
    }
  }

  const takenBack = (ids: readonly string[]) => {
    setShipped((before) => before.filter(({ _id }) => !ids.includes(_id)))
    bench.takenBack(ids)
  }

  return { answer, others, pending, shipped, scan, openOrder, pack, packAll, send, takenBack }
}

export type Hand = ReturnType<typeof useHand>
