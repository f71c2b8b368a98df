import * as m from '../../texts/mail.ts'
import type { MailContent } from './mail-content.ts'
import type { NewsOf } from './news.ts'
import { adminsWhy, factsOf, linesOf, shownAmount, shownMoment, totalsOf, whyOf } from './order-content.ts'

/** What buyer and admins read of freight that no rate covers. */
export function freightContent(
  { kind, order }: NewsOf<'freight_set' | 'freight_asked'>,
  siteUrl: string,
): MailContent {
  const { id, number, currency } = order
  if (kind === 'freight_asked') {
    return {
      subject: m.freightAskedSubject({ number }),
      preview: m.freightAskedPreview(),
      heading: m.freightAskedHeading(),
      paragraphs: [m.freightAskedText({ number })],
      lines: linesOf(order),
      action: { label: m.openTheOrder(), url: `${siteUrl}/dashboard/manageOrder/${id}` },
      why: adminsWhy(),
    }
  }
  const freight = shownAmount(order.shippingTotal, currency)
  const total = shownAmount(order.total, currency)
  return {
    subject: m.freightSetSubject({ number, freight }),
    preview: m.freightSetPreview({ total }),
    heading: m.freightSetHeading(),
    paragraphs: [
      m.freightSetText({ number, freight, total }),
      m.freightSetNext({ payBy: shownMoment(order.payBy) }),
    ],
    lines: linesOf(order),
    totals: totalsOf(order),
    facts: factsOf(order),
    action: { label: m.freightSetAction(), url: `${siteUrl}/dashboard/myOrders/${id}` },
    why: whyOf(order),
  }
}
