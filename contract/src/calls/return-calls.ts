import * as z from 'zod'
import { order } from '../orders.ts'
import { modified } from '../responses.ts'
import * as returns from '../returns.ts'
import { adminRead, type Call, listOf, ofOrder } from './call.ts'

export const returnCalls = {
  requestReturn: {
    summary:
      'Ask to return units of an own order, or report a problem with them: only what was shipped and not yet returned, `unwanted` ones within the days of the settings. The same key again answers the same return',
    ...ofOrder,
    body: returns.newReturn,
    response: returns.returnInserted,
    keepsPublicLists: true,
    perMinute: 10,
    errors: ['not_found', 'return_not_possible', 'busy'],
  },
  listReturns: {
    summary:
      'Returns with their orders, the newest first; of one state, or of all. Those of one order stay on one page together',
    ...adminRead,
    query: returns.listReturnsQuery,
    ...listOf(returns.orderReturn.extend({ order })),
  },
  moveReturn: {
    summary:
      'Accept a return or decline it with a reason, receive what came back, which goes into stock or is scrapped, or close it: with a refund of its units, a replacement, which takes stock, or none. Repeating the call changes nothing',
    access: 'admin',
    params: z.object({ id: returns.partId }),
    body: returns.returnMove,
    response: modified,
    errors: [
      'not_found',
      'return_not_possible',
      'not_enough_stock',
      'order_not_paid',
      'refund_not_possible',
      'payment_provider_failed',
      'busy',
    ],
  },
} as const satisfies Record<string, Call>
