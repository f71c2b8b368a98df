import * as m from '../../texts/mail.ts'
import { inLanguageOf } from '../catalog/product.ts'
import { shown } from '../stored-texts.ts'
import { type MailContent, oneLine } from './mail-content.ts'
import type { NewsOf } from './news.ts'
import { adminsWhy, shownAmount, shownMoment } from './order-content.ts'

export function lowStockContent({ product }: NewsOf<'low_stock'>, siteUrl: string): MailContent {
  const name = oneLine(inLanguageOf(product).name)
  return {
    subject: m.lowStockSubject({
      name,
      sku: product.sku,
      availableQuantity: product.availableQuantity,
    }),
    preview: m.lowStockPreview({ minQuantity: product.minQuantity }),
    heading: m.lowStockHeading(),
    paragraphs: [m.lowStockText({ name, left: product.availableQuantity, minimum: product.minQuantity })],
    action: { label: m.openTheProduct(), url: `${siteUrl}/dashboard/manageProducts/${product.id}` },
    why: adminsWhy(),
  }
}

/** That a product can be ordered again, for who asked to be told once. */
export function backContent({ product }: NewsOf<'back_in_stock'>, siteUrl: string): MailContent {
  const name = oneLine(inLanguageOf(product).name)
  return {
    subject: m.backInStockSubject({ name }),
    preview: m.backInStockPreview(),
    heading: m.backInStockSubject({ name }),
    paragraphs: [m.backInStockText({ name })],
    action: { label: m.openTheProduct(), url: `${siteUrl}/products/${product.id}` },
    why: m.whyOneMail(),
  }
}

export function alertContent({ alert }: NewsOf<'needs_attention'>, siteUrl: string): MailContent {
  const amount = shownAmount(alert.amount, alert.currency)
  const { number, dueAt } = alert
  return {
    subject: number ? m.alertOfOrder({ number, amount }) : m.needsAttentionSubject({ amount }),
    preview: oneLine(shown(alert.message), 140),
    heading: m.needsAttentionHeading(),
    paragraphs: [shown(alert.message), ...(alert.detail ? [alert.detail] : [])],
    facts: [
      ...(number ? [{ label: m.order(), value: number }] : []),
      { label: m.amount(), value: amount },
      ...(dueAt ? [{ label: m.respondBy(), value: shownMoment(dueAt) }] : []),
      ...(alert.transactionId ? [{ label: m.payment(), value: oneLine(alert.transactionId) }] : []),
    ],
    action: alert.orderId
      ? { label: m.openTheOrder(), url: `${siteUrl}/dashboard/manageOrder/${alert.orderId}` }
      : { label: m.openPaymentAlerts(), url: `${siteUrl}/dashboard/attention` },
    why: adminsWhy(),
  }
}

export function messageContent({ message }: NewsOf<'message_received'>, siteUrl: string): MailContent {
  return {
    subject: m.messageReceivedSubject({ email: oneLine(message.email, 100) }),
    preview: oneLine(message.text, 140),
    heading: m.messageReceivedHeading(),
    paragraphs: [m.messageReceivedText()],
    quote: message.text,
    facts: [
      { label: m.from(), value: oneLine(message.email, 254) },
      ...(message.subject === undefined ? [] : [{ label: m.subject(), value: String(message.subject) }]),
    ],
    action: { label: m.openMessages(), url: `${siteUrl}/dashboard/messages` },
    why: adminsWhy(),
  }
}

/** Without what was written to the shop: anybody may have typed it, with somebody else's address. */
export function replyContent({ message, reply }: NewsOf<'message_reply'>): MailContent {
  return {
    subject:
      message.subject === undefined
        ? m.messageReplySubject()
        : m.messageReplySubjectAbout({ subject: message.subject }),
    preview: oneLine(reply.text, 140),
    heading: m.messageReplyHeading(),
    paragraphs: paragraphsOf(reply.text),
    facts: [{ label: m.yourMessageOf(), value: shownMoment(message.createdAt) }],
    why: m.whyOfMessage(),
  }
}

/** Why a review is no longer public, for who wrote it: without its words, because the address may be somebody else's. */
export function hiddenReviewContent({ review, reason }: NewsOf<'review_hidden'>): MailContent {
  return {
    subject: m.reviewHiddenSubject(),
    preview: oneLine(reason, 140),
    heading: m.reviewHiddenSubject(),
    paragraphs: [m.reviewHiddenText({ reason: oneLine(reason, 300) })],
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
