import type { Transaction } from 'firebase-admin/firestore'
import { orderNumber } from '../domain/orders/order-number.ts'
import type { Collections } from './collections.ts'

/** A number that no order had when it was read. */
export interface FreeNumber {
  number: string
  claim(): void
}

/**
 * Reads inside the transaction that will write an order which number it gets, so that no two orders ever have the same,
 * however they race. One read, as long as nobody has the first one.
 */
export async function readFreeNumber(
  transaction: Transaction,
  { orderNumbers }: Pick<Collections, 'orderNumbers'>,
  orderId: string,
): Promise<FreeNumber> {
  for (let attempt = 0; ; attempt++) {
    const number = orderNumber(orderId, attempt)
    const place = orderNumbers.doc(number)
    if ((await transaction.get(place)).exists) continue
    return { number, claim: () => void transaction.create(place, { id: number, orderId }) }
  }
}
