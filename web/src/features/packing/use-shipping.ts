import { trackingNumbersOf } from '@wood-master/contract/shipping'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { askDialog } from '#components/feedback/dialogs.ts'
import { errorToast, successToast } from '#components/feedback/toast.tsx'
import { trackingProblem } from '#components/order/tracking-problem.ts'
import { type Order, shipOrder } from '#lib/api/orders.ts'
import { messages } from './messages.ts'
import type { BenchState } from './use-bench.ts'

/** An order that was just shipped, for as long as that can be taken back. */
export interface JustShipped {
  _id: string
  number: string
  state: 'shipped'
  shippedAt: string
}

/** Ships the selected orders, each with the numbers of its own field; what fails stays where it is. */
export function useShipping(bench: BenchState) {
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState(false)
  const [shipped, setShipped] = useState<JustShipped[]>([])

  const ship = async () => {
    const orders = bench.selected
    const problem = orders.map(({ _id }) => trackingProblem(bench.trackingOf(_id))).find(Boolean)
    if (problem) return errorToast(problem)
    if (!(await mayGo(orders))) return
    setPending(true)
    const gone: JustShipped[] = []
    for (const { _id, number } of orders) {
      try {
        const carrier = bench.carrier.trim() || undefined
        const numbers = trackingNumbersOf(bench.trackingOf(_id))
        await shipOrder(_id, { carrier, tracking: numbers.length > 0 ? numbers : undefined })
        gone.push({ _id, number, state: 'shipped', shippedAt: new Date().toISOString() })
      } catch (error) {
        await errorToast(error)
      }
    }
    setShipped((before) => [...gone, ...before])
    await revalidate()
    setPending(false)
    if (gone.length > 0) await successToast(messages.shipped)
  }

  const forget = (id: string) => setShipped((before) => before.filter(({ _id }) => _id !== id))
  return { pending, shipped, ship, forget }
}

/** Asks before a parcel leaves without an address. */
async function mayGo(orders: readonly Order[]): Promise<boolean> {
  const without = orders.filter(({ address }) => !address)
  if (without.length === 0) return true
  return askDialog({
    title: messages.noAddressTitle,
    text: messages.noAddressText(without.map(({ number }) => number).join(', ')),
    confirm: messages.shipAnyway,
  })
}
