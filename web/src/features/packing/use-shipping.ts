import { trackingNumbersOf } from '@wood-master/contract/shipping'
import { askDialog } from '#components/feedback/dialogs.ts'
import { errorToast } from '#components/feedback/toast.tsx'
import { trackingProblem } from '#components/shipping/tracking-problem.ts'
import { useShipOrders } from '#components/shipping/use-ship-orders.ts'
import { whyNot } from '#components/shipping/why-not.ts'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/packing.ts'
import type { BenchState } from './use-bench.ts'

/**
 * Ships the selected orders, each with the numbers of its own field; what fails stays where it is, and what has
 * no number is asked about first.
 */
export function useShipping(bench: BenchState) {
  const { ship: shipAll, ...rest } = useShipOrders()
  const ship = async () => {
    const problem = bench.selected.map(({ _id }) => trackingProblem(bench.trackingOf(_id))).find(Boolean)
    if (problem) return errorToast(problem)
    const carrier = bench.carrier.trim() || undefined
    const numbersOf = ({ _id }: Order) => trackingNumbersOf(bench.trackingOf(_id))
    const untracked = bench.selected.filter((order) => !whyNot(order) && numbersOf(order).length === 0)
    const mayGo =
      untracked.length === 0 ||
      (await askDialog({
        title: m.untrackedTitle(),
        text: m.untracked({ numbers: untracked.map(({ number }) => number).join(', ') }),
        confirm: m.shipAnyway(),
      }))
    if (!mayGo) return
    await shipAll(bench.selected, (order) => {
      const numbers = numbersOf(order)
      return { carrier, tracking: numbers.length > 0 ? numbers : undefined, lines: bench.partOf(order) }
    })
  }
  return { ...rest, ship }
}
