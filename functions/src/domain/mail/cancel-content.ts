import { type MailContent, oneLine } from './mail-content.ts'
import type { NewsOf } from './news.ts'
import { adminsWhy, factsOf, whyOf } from './order-content.ts'

export type RequestNews = NewsOf<'cancel_requested' | 'cancel_declined' | 'new_cancel_request'>

/** What buyer and admins read of a request to cancel a paid order; that it was granted, the mail about the refund says. */
export function cancelContent({ kind, order, request }: RequestNews, siteUrl: string): MailContent {
  const { id, number } = order
  const view = { label: 'View your order', url: `${siteUrl}/dashboard/myOrders/${id}` }
  switch (kind) {
    case 'cancel_requested':
      return {
        subject: `Order ${number}: we have your request to cancel it`,
        preview: 'We tell you by mail what becomes of it.',
        heading: 'We have your request',
        paragraphs: [
          `You ask to cancel order ${number}. We look at that before anything leaves, and tell you by mail.`,
        ],
        facts: factsOf(order),
        action: view,
        why: whyOf(order),
      }
    case 'cancel_declined':
      return {
        subject: `Order ${number} cannot be cancelled`,
        preview: oneLine(request.answer ?? '', 140),
        heading: 'Your order stays as it is',
        paragraphs: [`You asked to cancel order ${number}. We could not do that:`, request.answer ?? ''],
        facts: factsOf(order),
        action: view,
        why: whyOf(order),
      }
    case 'new_cancel_request':
      return {
        subject: `Order ${number}: the buyer asks to cancel it`,
        preview: 'Decide before it is shipped.',
        heading: 'A request to cancel an order',
        paragraphs: [
          `The buyer asks to cancel order ${number}. Until you decide, the site does not ship it.`,
        ],
        action: { label: 'Open the order', url: `${siteUrl}/dashboard/manageOrder/${id}` },
        why: adminsWhy,
      }
  }
}
