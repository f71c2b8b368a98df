import * as m from './texts/mails.ts'

const customerMails = {
  order_received: m.order_received,
  payment_received: m.payment_received,
  shipped: m.shipped,
  shipment_undone: m.shipment_undone,
  refunded: m.refunded,
  payment_returned: m.payment_returned,
  difference_asked: m.difference_asked,
  freight_set: m.freight_set,
  delivery_moved: m.delivery_moved,
  cancel_requested: m.cancel_requested,
  cancel_declined: m.cancel_declined,
  return_requested: m.return_requested,
  return_accepted: m.return_accepted,
  return_declined: m.return_declined,
  return_received: m.return_received,
  return_closed: m.return_closed,
  expires_soon: m.expires_soon,
  expired: m.expired,
  back_in_stock: m.back_in_stock,
  message_reply: m.message_reply,
  review_hidden: m.review_hidden,
} as const

/** Mails to the admins; each can be switched off. */
const adminMails = {
  new_paid_order: m.new_paid_order,
  new_cancel_request: m.new_cancel_request,
  freight_asked: m.freight_asked,
  new_return: m.new_return,
  low_stock: m.low_stock,
  needs_attention: m.needs_attention,
  message_received: m.message_received,
} as const

export type AdminMailKind = keyof typeof adminMails
export type MailKind = keyof typeof customerMails | AdminMailKind

export const mailKindNames: Record<MailKind, () => string> = { ...customerMails, ...adminMails }
export const adminMailKinds = Object.keys(adminMails) as AdminMailKind[]
export const mailKinds = Object.keys(mailKindNames) as MailKind[]

/** States of a delivery, in the words of the Trigger Email extension. */
export const deliveryStates = ['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR'] as const
