import { trackingUrl } from '@wood-master/contract/shipping'
import * as m from '../../texts/returns.ts'
import { type MailContent, oneLine, saidBy } from './mail-content.ts'
import type { NewsOf, ReturnKind } from './news.ts'
import { adminsWhy, toBuyer, unitLines } from './order-facts.ts'

export type ReturnNews = NewsOf<ReturnKind>

const said = saidBy(m)

/** What buyer and admins read of a return. Whether its goods come back decides what its buyer is asked to do. */
export function returnContent(news: ReturnNews, siteUrl: string): MailContent {
  const { kind, order, asked } = news
  const { number, answer, outcome = 'none', sendTo } = asked
  const values = { number, order: order.number, outcome }
  const lines = unitLines(order, asked.lines, m.mailLine)
  if (kind === 'new_return') {
    const action = { label: m.mailOpenReturns(), url: `${siteUrl}/dashboard/returns` }
    return { ...said('mailNew', values), lines, action, why: adminsWhy() }
  }
  const { facts, action, why } = toBuyer(order, siteUrl)
  const view = { label: m.mailViewOrder(), url: action.url }
  const base = { lines, facts: [{ label: m.mailReturn(), value: number }, ...facts], action: view, why }
  const withAnswer = ({ paragraphs, ...words }: ReturnType<typeof said>) => ({
    ...base,
    ...words,
    paragraphs: answer ? [...paragraphs, answer] : paragraphs,
  })
  switch (kind) {
    case 'return_requested':
      return { ...base, ...said('mailRequested', values) }
    case 'return_accepted': {
      const accepted = said('mailAccepted', values)
      if (!sendTo) {
        const preview = m.mailNothingBackPreview()
        return withAnswer({ ...accepted, preview, paragraphs: [m.mailNothingBack()] })
      }
      return {
        ...withAnswer(accepted),
        facts: [...base.facts, { label: m.mailSendTo(), value: oneLine(sendTo, 300) }],
        action: { label: m.mailPrintSlip(), url: `${action.url}/return/${asked.id}` },
      }
    }
    case 'return_declined':
      return withAnswer({ ...said('mailDeclined', values), preview: oneLine(answer ?? '', 140) })
    case 'return_received':
      return withAnswer(said('mailReceived', values))
    case 'return_closed':
      return {
        ...withAnswer({ ...said('mailClosed', values), preview: m.mailClosedText({ outcome }) }),
        facts: [...base.facts, ...trackingOf(news)],
      }
  }
}

function trackingOf({ order, asked }: ReturnNews): NonNullable<MailContent['facts']> {
  const { carrier, tracking = [] } = order.shipments.find(({ returnId }) => returnId === asked.id) ?? {}
  return tracking.map((number) => ({
    label: carrier ? oneLine(carrier) : m.mailTracking(),
    value: oneLine(number),
    url: trackingUrl(carrier, number),
  }))
}
