import * as m from '../../texts/mail.ts'
import { inLanguageOf } from '../catalog/product.ts'
import { shown } from '../stored-texts.ts'
import { type MailContent, oneLine, saidBy } from './mail-content.ts'
import type { NewsOf } from './news.ts'
import { adminsWhy, shownAmount, shownMoment, toAdmins } from './order-facts.ts'

const said = saidBy(m)

export function lowStockContent({ product }: NewsOf<'low_stock'>, siteUrl: string): MailContent {
  const { sku, availableQuantity, minQuantity } = product
  const name = oneLine(inLanguageOf(product).name)
  const values = { name, sku, availableQuantity, minQuantity, left: availableQuantity, minimum: minQuantity }
  const action = { label: m.openTheProduct(), url: `${siteUrl}/dashboard/manageProducts/${product.id}` }
  return { ...said('lowStock', values), action, why: adminsWhy() }
}

/** That a product can be ordered again, for who asked to be told once. */
export function backContent({ product }: NewsOf<'back_in_stock'>, siteUrl: string): MailContent {
  const action = { label: m.openTheProduct(), url: `${siteUrl}/products/${product.id}` }
  const name = oneLine(inLanguageOf(product).name)
  return { ...said('backInStock', { name }), action, why: m.whyOneMail() }
}

export function alertContent({ alert }: NewsOf<'needs_attention'>, siteUrl: string): MailContent {
  const { number, dueAt, orderId, transactionId, detail } = alert
  const amount = shownAmount(alert.amount, alert.currency)
  const alerts = { label: m.openPaymentAlerts(), url: `${siteUrl}/dashboard/attention` }
  return {
    ...said('needsAttention', { amount }),
    ...(number ? { subject: m.alertOfOrder({ number, amount }) } : {}),
    preview: oneLine(shown(alert.message), 140),
    paragraphs: [shown(alert.message), ...(detail ? [detail] : [])],
    facts: [
      ...(number ? [{ label: m.order(), value: number }] : []),
      { label: m.amount(), value: amount },
      ...(dueAt ? [{ label: m.respondBy(), value: shownMoment(dueAt) }] : []),
      ...(transactionId ? [{ label: m.payment(), value: oneLine(transactionId) }] : []),
    ],
    ...(orderId ? toAdmins(orderId, siteUrl) : { action: alerts, why: adminsWhy() }),
  }
}

export function messageContent({ message }: NewsOf<'message_received'>, siteUrl: string): MailContent {
  const { email, subject, text } = message
  return {
    ...said('messageReceived', { email: oneLine(email, 100) }),
    preview: oneLine(text, 140),
    quote: text,
    facts: [
      { label: m.from(), value: oneLine(email, 254) },
      ...(subject === undefined ? [] : [{ label: m.subject(), value: String(subject) }]),
    ],
    action: { label: m.openMessages(), url: `${siteUrl}/dashboard/messages` },
    why: adminsWhy(),
  }
}

/** Without what was written to the shop: anybody may have typed it, with somebody else's address. */
export function replyContent({ message, reply }: NewsOf<'message_reply'>): MailContent {
  const { subject, createdAt } = message
  return {
    ...said('messageReply', {}),
    ...(subject === undefined ? {} : { subject: m.messageReplySubjectAbout({ subject }) }),
    preview: oneLine(reply.text, 140),
    paragraphs: paragraphsOf(reply.text),
    facts: [{ label: m.yourMessageOf(), value: shownMoment(createdAt) }],
    why: m.whyOfMessage(),
  }
}

/** Why a review is no longer public, for who wrote it: without its words, because the address may be somebody else's. */
export function hiddenReviewContent({ review, reason }: NewsOf<'review_hidden'>): MailContent {
  return {
    ...said('reviewHidden', { reason: oneLine(reason, 300) }),
    preview: oneLine(reason, 140),
    facts: [
      { label: m.yourReviewOf(), value: oneLine(review.productName ?? 'Wood-Master') },
      { label: m.writtenOn(), value: shownMoment(review.createdAt) },
    ],
    why: m.whyOfReview(),
  }
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
