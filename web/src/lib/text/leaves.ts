import type { Product } from '@wood-master/contract/products'
import { isInStock } from '@wood-master/contract/purchase-rules'
import type { LeavingDays } from '@wood-master/contract/supply'
import * as m from '#texts/lib.ts'
import { utcDayText } from './dates.ts'

/** When something leaves the shop: "Leaves Mar 12 to Mar 16". */
export const leavesText = ({ from, to }: LeavingDays): string =>
  m.leaves({ from: utcDayText(from), to: utcDayText(to) })

/** The same of what a product is promised that is not in stock; of one that is, when there is more. Nothing where none can be promised. */
export const nextText = (product: Product, enforceMinimum = false): string | undefined =>
  product.promise &&
  (isInStock(product, enforceMinimum)
    ? m.moreLeaves({ from: utcDayText(product.promise.from) })
    : leavesText(product.promise))
