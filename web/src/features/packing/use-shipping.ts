import { trackingNumbersOf } from '@wood-master/contract/shipping'
import { errorToast } from '#components/feedback/toast.tsx'
import { trackingProblem } from '#components/shipping/tracking-problem.ts'
import { useShipOrders } from '#components/shipping/use-ship-orders.ts'
import type { BenchState } from './use-bench.ts'

/** Ships the selected orders, each with the numbers of its own field; what fails stays where it is. */
export function useShipping(bench: BenchState) {
  const { ship: shipAll, ...rest } = useShipOrders()
  const ship = async () => {
    const problem = bench.selected.map(({ _id }) => trackingProblem(bench.trackingOf(_id))).find(Boolean)
    if (problem) return errorToast(problem)
    const carrier = bench.carrier.trim() || undefined
    await shipAll(bench.selected, (order) => {
      const numbers = trackingNumbersOf(bench.trackingOf(order._id))
      return { carrier, tracking: numbers.length > 0 ? numbers : undefined, lines: bench.partOf(order) }
    })
  }
  return { ...rest, ship }
}
