import * as m from '../../texts/mail.ts'
import { type MailContent, oneLine } from './mail-content.ts'
import type { NewsOf } from './news.ts'
import { adminsWhy, factsOf, whyOf } from './order-content.ts'

export type RequestNews = NewsOf<'cancel_requested' | 'cancel_declined' | 'new_cancel_request'>

/** What buyer and admins read of a request to cancel a paid order; that it was granted, the mail about the refund says. */
export function cancelContent({ kind, order, request }: RequestNews, siteUrl: string): MailContent {
  const { id, number } = order
  const base = {
    facts: factsOf(order),
    action: { label: m.viewYourOrder(), url: `${siteUrl}/dashboard/myOrders/${id}` },
    why: whyOf(order),
  }
  switch (kind) {
    case 'cancel_requested':
      return {
        ...base,
        subject: m.cancelRequestedSubject({ number }),
        preview: m.cancelRequestedPreview(),
        heading: m.cancelRequestedHeading(),
        paragraphs: [m.cancelRequestedText({ number })],
      }
    case 'cancel_declined':
      return {
        ...base,
        subject: m.cancelDeclinedSubject({ number }),
        preview: oneLine(request.answer ?? '', 140),
        heading: m.cancelDeclinedHeading(),
        paragraphs: [m.cancelDeclinedText({ number }), request.answer ?? ''],
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
