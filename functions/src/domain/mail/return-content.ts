import { trackingUrl } from '@wood-master/contract/shipping'
import * as m from '../../texts/returns.ts'
import { type MailContent, oneLine } from './mail-content.ts'
import type { NewsOf } from './news.ts'
import { adminsWhy, factsOf, whyOf } from './order-content.ts'

export type ReturnNews = NewsOf<
  | 'return_requested'
  | 'return_accepted'
  | 'return_declined'
  | 'return_received'
  | 'return_closed'
  | 'new_return'
>

/** What buyer and admins read of a return. Whether its goods come back decides what its buyer is asked to do. */
export function returnContent({ kind, order, asked }: ReturnNews, siteUrl: string): MailContent {
  const { number, answer } = asked
  const page = `${siteUrl}/dashboard/myOrders/${order.id}`
  const base = {
    lines: linesOf({ order, asked }),
    facts: [{ label: m.mailReturn(), value: number }, ...factsOf(order)],
    action: { label: m.mailViewOrder(), url: page },
    why: whyOf(order),
  }
  const said = answer ? [answer] : []
  switch (kind) {
    case 'return_requested':
      return {
        ...base,
        subject: m.mailRequested({ number }),
        preview: m.mailRequestedPreview(),
        heading: m.mailRequestedHeading(),
        paragraphs: [m.mailRequestedText({ order: order.number })],
      }
    case 'return_accepted': {
      const { sendTo } = asked
      return {
        ...base,
        subject: m.mailAccepted({ number }),
        preview: sendTo ? m.mailAcceptedPreview() : m.mailNothingBackPreview(),
        heading: m.mailAcceptedHeading(),
        paragraphs: [sendTo ? m.mailAcceptedText({ number }) : m.mailNothingBack(), ...said],
        facts: [...base.facts, ...(sendTo ? [{ label: m.mailSendTo(), value: oneLine(sendTo, 300) }] : [])],
        action: sendTo ? { label: m.mailPrintSlip(), url: `${page}/return/${asked.id}` } : base.action,
      }
    }
    case 'return_declined':
      return {
        ...base,
        subject: m.mailDeclined({ number }),
        preview: oneLine(answer ?? '', 140),
        heading: m.mailDeclinedHeading(),
        paragraphs: [m.mailDeclinedText({ order: order.number }), ...said],
      }
    case 'return_received':
      return {
        ...base,
        subject: m.mailReceived({ number }),
        preview: m.mailReceivedPreview(),
        heading: m.mailReceivedHeading(),
        paragraphs: [m.mailReceivedText(), ...said],
      }
    case 'return_closed':
      return {
        ...base,
        subject: m.mailClosed({ number }),
        preview: m.mailClosedText({ outcome: asked.outcome ?? 'none' }),
        heading: m.mailClosedHeading(),
        paragraphs: [m.mailClosedText({ outcome: asked.outcome ?? 'none' }), ...said],
        facts: [...base.facts, ...trackingOf({ order, asked })],
      }
    case 'new_return':
      return {
        subject: m.mailNew({ order: order.number }),
        preview: m.mailNewPreview(),
        heading: m.mailNewHeading(),
        paragraphs: [m.mailNewText({ number, order: order.number })],
        lines: base.lines,
        action: { label: m.mailOpenReturns(), url: `${siteUrl}/dashboard/returns` },
        why: adminsWhy(),
      }
  }
}

function linesOf({ order, asked }: Pick<ReturnNews, 'order' | 'asked'>): NonNullable<MailContent['lines']> {
  const names = new Map(order.lines.map(({ productId, name }) => [productId, oneLine(name)]))
  return asked.lines.map(({ productId, quantity, reason }) => ({
    name: names.get(productId) ?? '',
    detail: m.mailLine({ quantity, reason }),
    amount: '',
  }))
}

function trackingOf({
  order,
  asked,
}: Pick<ReturnNews, 'order' | 'asked'>): NonNullable<MailContent['facts']> {
  const { carrier, tracking = [] } = order.shipments.find(({ returnId }) => returnId === asked.id) ?? {}
  return tracking.map((number) => ({
    label: carrier ? oneLine(carrier) : m.mailTracking(),
    value: oneLine(number),
    url: trackingUrl(carrier, number),
  }))
}
