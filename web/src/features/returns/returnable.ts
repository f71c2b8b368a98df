import { unitsReturned, unitsSent } from '@wood-master/contract/return-units'
import type { Order } from '#lib/api/orders.ts'

export interface ReturnableLine {
  line: Order['lines'][number]
  /** Pieces that were shipped and are in no return. */
  left: number
}

export function returnableLines({ lines, shipments, returns }: Order): ReturnableLine[] {
  return lines
    .map((line) => ({
      line,
      left: unitsSent(shipments, line.productId) - unitsReturned(returns, line.productId),
    }))
    .filter(({ left }) => left > 0)
}
