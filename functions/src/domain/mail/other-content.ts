import { type MailContent, oneLine } from './mail-content.ts'
import type { NewsOf } from './news.ts'
import { adminsWhy, shownAmount, shownMoment } from './order-content.ts'

export function lowStockContent({ product }: NewsOf<'low_stock'>, siteUrl: string): MailContent {
  const name = oneLine(product.name)
  return {
    subject: `Low stock: ${name} (${product.sku}), ${product.availableQuantity} left`,
    preview: `Fewer than two minimum orders of ${product.minQuantity} are left.`,
    heading: 'A stock is running low',
    paragraphs: [
      `${name} has ${product.availableQuantity} left. That is fewer than two minimum orders of ${product.minQuantity}.`,
    ],
    action: { label: 'Open the product', url: `${siteUrl}/dashboard/manageProducts/${product.id}` },
    why: adminsWhy,
  }
}

export function alertContent({ alert }: NewsOf<'needs_attention'>, siteUrl: string): MailContent {
  const amount = shownAmount(alert.amount, alert.currency)
  return {
    subject: `Needs attention: payment of ${amount}`,
    preview: oneLine(alert.message, 140),
    heading: 'A payment needs attention',
    paragraphs: [alert.message],
    facts: [
      { label: 'Amount', value: amount },
      ...(alert.transactionId ? [{ label: 'Payment', value: oneLine(alert.transactionId) }] : []),
    ],
    action: alert.orderId
      ? { label: 'Open the order', url: `${siteUrl}/dashboard/manageOrder/${alert.orderId}` }
      : { label: 'Open Payment Alerts', url: `${siteUrl}/dashboard/attention` },
    why: adminsWhy,
  }
}

export function messageContent({ message }: NewsOf<'message_received'>, siteUrl: string): MailContent {
  return {
    subject: `Message from ${oneLine(message.email, 100)}`,
    preview: oneLine(message.text, 140),
    heading: 'Somebody wrote to the shop',
    paragraphs: ['Reply in the dashboard, or to this mail: your reply goes to whoever wrote.'],
    quote: message.text,
    facts: [
      { label: 'From', value: oneLine(message.email, 254) },
      ...(message.subject === undefined ? [] : [{ label: 'Subject', value: String(message.subject) }]),
    ],
    action: { label: 'Open Messages', url: `${siteUrl}/dashboard/messages` },
    why: adminsWhy,
  }
}

/** Without what was written to the shop: anybody may have typed it, with somebody else's address. */
export function replyContent({ message, reply }: NewsOf<'message_reply'>): MailContent {
  return {
    subject: `Re: Your message to Wood-Master${message.subject === undefined ? '' : ` (${message.subject})`}`,
    preview: oneLine(reply.text, 140),
    heading: 'Our reply to your message',
    paragraphs: paragraphsOf(reply.text),
    facts: [{ label: 'Your message of', value: shownMoment(message.createdAt) }],
    why: 'You get this mail because a message was sent to us with this address. If it was not you, please ignore it.',
  }
}

/** Why a review is no longer public, for who wrote it: without its words, because the address may be somebody else's. */
export function hiddenReviewContent({ review, reason }: NewsOf<'review_hidden'>): MailContent {
  return {
    subject: 'Your review is no longer public',
    preview: oneLine(reason, 140),
    heading: 'Your review is no longer public',
    paragraphs: [`We have taken your review off our site. The reason: ${oneLine(reason, 300)}`],
    facts: [
      { label: 'Your review of', value: oneLine(review.productName ?? 'Wood-Master') },
      { label: 'Written on', value: shownMoment(review.createdAt) },
    ],
    why: 'You get this mail because this review was written with your address.',
  }
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
