import { expect, it } from 'vitest'
import { noon, unpaidOrder } from '../../../test/support/oak-order.ts'
import { assertLinesCancellable } from './cancel-lines.ts'
import { derived } from './order-rules.ts'

const terms = { products: new Map(), enforceMinimum: false }
const units = [{ productId: 'dowels', quantity: 1 }]
const cancelledBefore = (times: number) =>
  derived({
    ...unpaidOrder,
    cancelledLines: Array.from({ length: times }, (_, time) => ({
      key: `k${time}`,
      lines: units,
      by: 'ada',
      at: noon,
    })),
  })

it('ends before the record of what was taken out of an order outgrows its document', () => {
  expect(() => assertLinesCancellable(cancelledBefore(49), units, terms)).not.toThrow()
  expect(() => assertLinesCancellable(cancelledBefore(50), units, terms)).toThrow(
    expect.objectContaining({ code: 'cancel_not_possible' }),
  )
})
