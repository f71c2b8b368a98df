import { trackingNumbersOf } from '@wood-master/contract/shipping'
import { askDialog } from '#components/feedback/dialogs.ts'
import { errorToast } from '#components/feedback/toast.tsx'
import { unitsToPack } from '#components/order/units-to-pack.ts'
import { trackingProblem } from '#components/shipping/tracking-problem.ts'
import { useShipOrders } from '#components/shipping/use-ship-orders.ts'
import { whyNot } from '#components/shipping/why-not.ts'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/packing.ts'
import type { BenchState } from './use-bench.ts'

/**
 * Ships the selected orders, each with the numbers of its own field; what fails or is packed by half stays where it is, and
 * what has no number is asked about first.
 */
export function useShipping(bench: BenchState) {
  const { ship: shipAll, ...rest } = useShipOrders()
  const ship = async () => {
    const problem = bench.selected.map(({ _id }) => trackingProblem(bench.trackingOf(_id))).find(Boolean)
    if (problem) return errorToast(problem)
    const carrier = bench.carrier.trim() || undefined
    const numbersOf = ({ _id }: Order) => trackingNumbersOf(bench.trackingOf(_id))
    const stopOf = (order: Order) => {
      const lines = unitsToPack(order)
      const done = lines.filter(({ productId }) => bench.packedOf(order._id).includes(productId)).length
      return done > 0 && done < lines.length ? m.halfPacked({ done, count: lines.length }) : undefined
    }
    const untracked = bench.selected.filter(
      (order) => !whyNot(order) && !stopOf(order) && numbersOf(order).length === 0,
    )
    const mayGo =
      untracked.length === 0 ||
      (await askDialog({
        title: m.untrackedTitle(),
        text: m.untracked({ numbers: untracked.map(({ number }) => number).join(', ') }),
        confirm: m.shipAnyway(),
      }))
    if (!mayGo) return
    const shipmentOf = (order: Order) => {
      const numbers = numbersOf(order)
      return { carrier, tracking: numbers.length > 0 ? numbers : undefined }
    }
    await shipAll(bench.selected, shipmentOf, stopOf)
  }
  return { ...rest, ship }
}
