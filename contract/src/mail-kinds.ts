export const customerMailKinds = [
  'order_received',
  'payment_received',
  'shipped',
  'shipment_undone',
  'refunded',
  'payment_returned',
  'difference_asked',
  'cancel_requested',
  'cancel_declined',
  'expires_soon',
  'expired',
  'message_reply',
  'review_hidden',
] as const

/** Every kind of mail to the admins; each can be switched off. */
export const adminMailKinds = [
  'new_paid_order',
  'new_cancel_request',
  'low_stock',
  'needs_attention',
  'message_received',
] as const

export const mailKinds = [...customerMailKinds, ...adminMailKinds] as const

export type AdminMailKind = (typeof adminMailKinds)[number]
export type MailKind = (typeof mailKinds)[number]

export const mailKindNames: Record<MailKind, string> = {
  order_received: 'Order received',
  payment_received: 'Payment received',
  shipped: 'Order shipped',
  shipment_undone: 'Shipment taken back',
  refunded: 'Refund',
  payment_returned: 'Payment returned',
  difference_asked: 'Difference asked for',
  cancel_requested: 'Request to cancel received',
  cancel_declined: 'Request to cancel declined',
  expires_soon: 'Order expires soon',
  expired: 'Order expired',
  message_reply: 'Reply to a message',
  review_hidden: 'Review hidden',
  new_paid_order: 'New paid order',
  new_cancel_request: 'New request to cancel',
  low_stock: 'Low stock',
  needs_attention: 'Needs attention',
  message_received: 'Message received',
}

/** States of a delivery, in the words of the Trigger Email extension. */
export const deliveryStates = ['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR'] as const
