import * as m from '../../texts/mail.ts'
import { type MailContent, oneLine } from './mail-content.ts'
import type { NewsOf } from './news.ts'
import { adminsWhy, factsOf, whyOf } from './order-content.ts'

export type RequestNews = NewsOf<'cancel_requested' | 'cancel_declined' | 'new_cancel_request'>

/** What buyer and admins read of a request to cancel a paid order; that it was granted, the mail about the refund says. */
export function cancelContent({ kind, order, request }: RequestNews, siteUrl: string): MailContent {
  const { id, number } = order
  const view = { label: m.viewYourOrder(), url: `${siteUrl}/dashboard/myOrders/${id}` }
  switch (kind) {
    case 'cancel_requested':
      return {
        subject: m.cancelRequestedSubject({ number }),
        preview: m.cancelRequestedPreview(),
        heading: m.cancelRequestedHeading(),
        paragraphs: [m.cancelRequestedText({ number })],
        facts: factsOf(order),
        action: view,
        why: whyOf(order),
      }
    case 'cancel_declined':
      return {
        subject: m.cancelDeclinedSubject({ number }),
        preview: oneLine(request.answer ?? '', 140),
        heading: m.cancelDeclinedHeading(),
        paragraphs: [m.cancelDeclinedText({ number }), request.answer ?? ''],
        facts: factsOf(order),
        action: view,
        why: whyOf(order),
      }
    case 'new_cancel_request':
      return {
        subject: m.newCancelRequestSubject({ number }),
        preview: m.newCancelRequestPreview(),
        heading: m.newCancelRequestHeading(),
        paragraphs: [m.newCancelRequestText({ number })],
        action: { label: m.openTheOrder(), url: `${siteUrl}/dashboard/manageOrder/${id}` },
        why: adminsWhy(),
      }
  }
}
