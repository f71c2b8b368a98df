import { orderStateNames } from '@wood-master/contract/order-states'
import type { Order } from './order.ts'

/** Within a sentence, in the reader's language. */
export const stateWord = ({ state }: Pick<Order, 'state'>): string => orderStateNames[state]().toLowerCase()
