import { unitsReturned, unitsSent } from '@wood-master/contract/return-units'
import type { Order } from '#lib/api/orders.ts'

export function returnableLines({ lines, shipments, returns }: Order) {
  return lines
    .map((line) => ({
      line,
      // Pieces that were shipped and are in no return.
      left: unitsSent(shipments, line.productId) - unitsReturned(returns, line.productId),
    }))
    .filter(({ left }) => left > 0)
}

export type ReturnableLine = ReturnType<typeof returnableLines>[number]
