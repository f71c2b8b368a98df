import * as z from 'zod'
import { id } from '../fields.ts'
import { newNote } from '../history.ts'
import { invoice } from '../invoices.ts'
import * as orders from '../orders.ts'
import { order } from '../orders.ts'
import { acknowledged, deleted, inserted, modified } from '../responses.ts'
import * as returns from '../returns.ts'
import { adminChange, adminList, adminRead, byId, type Call, listOf, ofOrder, sharedErrors } from './call.ts'

export const orderCalls = {
  placeOrder: {
    summary:
      "Turn the caller's hold into an order; the order's id is the hold's id, so a repeat returns the same id",
    access: 'own email only',
    body: orders.newOrder,
    response: inserted,
    buying: true,
    perMinute: 30,
    errors: ['hold_missing', 'hold_expired', 'price_changed', 'busy'],
  },
  listOrders: {
    summary: 'Orders of all buyers, newest first unless they are sorted otherwise',
    ...adminList(orders.listOrdersQuery, orders.order),
  },
  countOrders: {
    summary: 'How many orders a list of all buyers has, where the database knows',
    ...adminRead,
    query: orders.countOrdersQuery,
    response: orders.orderCount,
  },
  getOrder: {
    summary: 'One order',
    ...ofOrder,
    response: orders.order,
    perMinute: 120,
    errors: ['not_found'],
  },
  deleteOrder: {
    summary: 'Delete an unpaid order: its payment intent is cancelled, then its units go back into stock',
    ...ofOrder,
    response: deleted,
    perMinute: 30,
    errors: ['not_found', 'order_already_paid', 'payment_provider_failed', 'busy'],
  },
  changeDelivery: {
    summary:
      'Say where an unpaid order goes, which changes its price once its payment intent is cancelled; of a paid order that is not shipped, an admin changes the address alone, on record, and the order says what it would have cost with it',
    ...ofOrder,
    body: orders.deliveryChange,
    response: orders.deliveryChanged,
    keepsPublicLists: true,
    buying: true,
    perMinute: 30,
    errors: ['not_found', ...sharedErrors.payable, ...sharedErrors.priced, 'payment_provider_failed', 'busy'],
  },
  setFreight: {
    summary:
      'Set the freight of an order that no delivery rate carries, once or again until its buyer accepts it; the buyer is told by mail and has the whole time to pay from then on. Setting the same again changes nothing',
    ...adminChange,
    body: orders.freightPrice,
    response: orders.deliveryChanged,
    errors: ['not_found', ...sharedErrors.priced, ...sharedErrors.payable, 'busy'],
  },
  acceptFreight: {
    summary:
      'Its buyer accepts the freight that was set, at the price of the whole order that the page shows; only then it can be paid. Repeating the call changes nothing',
    ...ofOrder,
    body: orders.freightAccepted,
    response: modified,
    buying: true,
    perMinute: 30,
    errors: ['not_found', 'delivery_not_possible', 'price_changed', ...sharedErrors.payable, 'busy'],
  },
  askForDifference: {
    summary:
      'Ask the buyer of a paid order, by one mail, for what it would have cost more with the address that an admin gave it, unless something was refunded; price and payment stay. Repeating the call changes nothing',
    ...adminChange,
    errors: ['not_found', 'order_not_paid', 'nothing_missing', 'busy'],
  },
  shipOrder: {
    summary:
      'Send what is still to be sent of a paid order, with its carrier and tracking numbers; repeating the call changes nothing, other numbers replace those of a shipped order',
    ...adminChange,
    body: orders.shipping,
    errors: ['not_found', 'order_not_paid', 'shipment_not_possible', 'changed_meanwhile', 'busy'],
  },
  startPacking: {
    summary:
      'Say that what is still to be sent of an order is being packed, so that its buyer cancels nothing of it alone, and hear who else packs it. Repeating the call changes nothing',
    ...adminChange,
    response: orders.packing,
    // Asked again and again while somebody packs.
    keepsPublicLists: true,
    errors: ['not_found', 'order_not_paid', 'busy'],
  },
  sendShipment: {
    summary:
      'Send a part of a paid order, or all that is still to be sent. The shipment’s id is its key, so a repeat sends nothing more',
    ...adminChange,
    body: orders.newShipment,
    response: inserted,
    errors: ['not_found', 'order_not_paid', 'shipment_not_possible', 'changed_meanwhile', 'busy'],
  },
  undoOneShipment: {
    summary: 'Take one shipment back within a minute; the others stay. Repeating the call changes nothing',
    ...adminChange,
    params: byId.extend({ shipmentId: id }),
    errors: ['not_found', 'shipment_not_undoable', 'busy'],
  },
  undoShipment: {
    summary:
      'Take the last shipment back within a minute, when an order was marked as shipped by mistake; who did it stays on record',
    ...adminChange,
    errors: ['not_found', 'shipment_not_undoable', 'busy'],
  },
  noteOrder: {
    summary:
      'Write a note about an order, or set its tags, for the people of the shop alone; the note stands in the history of the order. Repeating the call changes nothing',
    ...adminChange,
    body: newNote,
    keepsPublicLists: true,
  },
  reportPayment: {
    summary: 'Report the payment intent that paid the order; the shop verifies it with Stripe',
    ...ofOrder,
    body: orders.paymentReport,
    response: acknowledged,
    keepsPublicLists: true,
    perMinute: 20,
    errors: ['not_found', ...sharedErrors.payable, 'payment_not_complete', 'payment_provider_failed', 'busy'],
  },
  refundOrder: {
    summary: 'Refund all or part of the payment, also by line; no line is refunded or restocked twice',
    ...adminChange,
    body: orders.refundRequest,
    response: orders.refunded,
    errors: ['not_found', ...sharedErrors.refunding],
  },
  cancelLines: {
    summary:
      'Cancel units of an own order until they are being packed: an unpaid order costs less without them, of a paid one they are refunded. They go back into stock; repeating the call changes nothing. An order takes fifty cancellations and refunds',
    ...ofOrder,
    body: orders.cancelledLines,
    response: orders.linesCancelled,
    buying: true,
    perMinute: 10,
    errors: [
      'not_found',
      'cancel_not_possible',
      ...sharedErrors.payable,
      ...sharedErrors.priced,
      ...sharedErrors.refunding,
    ],
  },
  requestCancellation: {
    summary:
      'Ask to cancel a paid order that is not shipped; an admin decides. Repeating the call changes nothing',
    ...ofOrder,
    body: orders.cancelRequestText,
    response: modified,
    keepsPublicLists: true,
    perMinute: 10,
    errors: ['not_found', 'cancel_not_possible', 'busy'],
  },
  withdrawCancellation: {
    summary: 'Take back the request to cancel an order',
    ...ofOrder,
    response: modified,
    keepsPublicLists: true,
    perMinute: 10,
    errors: ['not_found', 'cancel_not_possible', 'busy'],
  },
  decideCancellation: {
    summary:
      'Grant the request to cancel an order, which refunds and restocks what is left of it, or decline it with a reason',
    ...adminChange,
    body: orders.cancelDecision,
    errors: ['not_found', 'cancel_not_possible', ...sharedErrors.refunding],
  },
  getInvoices: {
    summary:
      'The invoice of a paid order and its credit notes, the oldest first. Numbers are given away without a hole, by year, after the payment; what is still missing is written now',
    ...ofOrder,
    response: z.array(invoice),
    perMinute: 120,
    errors: ['not_found', 'order_not_paid', 'busy'],
  },
  listOwnOrders: {
    summary: "One account's orders, newest first",
    access: 'own email or admin',
    query: orders.listOwnOrdersQuery,
    ...listOf(orders.order),
    perMinute: 120,
  },
} as const satisfies Record<string, Call>

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
    ...adminList(returns.listReturnsQuery, returns.orderReturn.extend({ order })),
  },
  moveReturn: {
    summary:
      'Accept a return or decline it with a reason, receive what came back, which goes into stock or is scrapped, or close it: with a refund of its units, a replacement, which takes stock, or none. Repeating the call changes nothing',
    ...adminChange,
    params: z.object({ id: returns.partId }),
    body: returns.returnMove,
    errors: ['not_found', 'return_not_possible', 'not_enough_stock', ...sharedErrors.refunding],
  },
} as const satisfies Record<string, Call>
