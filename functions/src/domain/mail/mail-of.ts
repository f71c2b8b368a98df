import { type AdminMailKind, adminMailKinds } from '@wood-master/contract/mail-kinds'
import type { Order } from '../orders/order.ts'
import { canBeReached } from '../reachable-address.ts'
import { type AdminRecipients, type Mail, type MailDraft, type MailSettings, senderDomain } from './mail.ts'
import { type MailContent, oneLine, type RenderMail } from './mail-content.ts'
import type { News } from './news.ts'
import { orderContent, paidOrderContent, returnedPaymentContent } from './order-content.ts'
import {
  alertContent,
  hiddenReviewContent,
  lowStockContent,
  messageContent,
  replyContent,
} from './other-content.ts'

const isForAdmins = (kind: News['kind']): kind is AdminMailKind =>
  (adminMailKinds as readonly string[]).includes(kind)

/** True when somebody has to be asked whom the mail goes to. */
export function goesToAdmins(news: News): boolean {
  return isForAdmins(news.kind)
}

/** The id of the news's only mail: of what it is about, and its kind. */
export function mailIdOf(news: News): string {
  switch (news.kind) {
    case 'shipped':
      return shippedMailId(news.order)
    case 'shipment_undone':
      return `${news.order.id}-shipment_undone-${news.order.undoneShipments?.length ?? 0}`
    case 'refunded':
      return `${news.order.id}-refunded-${news.refund.id}`
    case 'payment_returned':
      return `${news.payment.intentId}-payment_returned`
    case 'low_stock':
      return `${news.movementId}-low_stock`
    case 'needs_attention':
      // An alert may come back with something new.
      return `${news.alert.id}-needs_attention-${news.at.getTime()}`
    case 'message_received':
      return `${news.message.id}-message_received`
    case 'message_reply':
      return `${news.message.id}-message_reply-${news.reply.id}`
    case 'review_hidden':
      return `${news.review.id}-review_hidden-${news.decisionId}`
    default:
      return `${news.order.id}-${news.kind}`
  }
}

/** An order whose shipment was taken back is shipped once more, and its buyer is told the new tracking numbers. */
function shippedMailId({ id, undoneShipments = [] }: Order): string {
  return undoneShipments.length === 0 ? `${id}-shipped` : `${id}-shipped-${undoneShipments.length + 1}`
}

function concernOf(news: News): Pick<Mail, 'person' | 'orderId' | 'contactId'> {
  switch (news.kind) {
    case 'low_stock':
      return {}
    case 'needs_attention':
      return { orderId: news.alert.orderId }
    case 'message_received':
    case 'message_reply':
      return { person: news.message.email, contactId: news.message.id }
    case 'review_hidden':
      return { person: news.review.email }
    case 'new_paid_order':
      return { orderId: news.order.id }
    default:
      return { orderId: news.order.id, person: news.order.email }
  }
}

export function contentOf(news: News, siteUrl: string): MailContent {
  switch (news.kind) {
    case 'new_paid_order':
      return paidOrderContent(news, siteUrl)
    case 'payment_returned':
      return returnedPaymentContent(news)
    case 'low_stock':
      return lowStockContent(news, siteUrl)
    case 'needs_attention':
      return alertContent(news, siteUrl)
    case 'message_received':
      return messageContent(news, siteUrl)
    case 'message_reply':
      return replyContent(news)
    case 'review_hidden':
      return hiddenReviewContent(news)
    default:
      return orderContent(news, siteUrl)
  }
}

/** The Message-ID of the document with this id; always the same, so that a repeat is recognized. */
export const messageIdOf = (id: string, settings: Pick<MailSettings, 'from'>) =>
  `<${id}@${senderDomain(settings.from)}>`

interface Shop {
  settings: MailSettings
  /** Known where the news goes to admins. */
  admins?: AdminRecipients
  replyTo?: string
  render: RenderMail
}

/**
 * The mail about some news; nothing when nobody wants it or no address can be reached. The same news makes the same mail,
 * however often a transaction is tried.
 */
export async function mailOf(
  news: News,
  { settings, admins, replyTo, render }: Shop,
): Promise<MailDraft | undefined> {
  if (isForAdmins(news.kind) && admins?.off.includes(news.kind)) return undefined
  const concern = concernOf(news)
  const wanted = isForAdmins(news.kind) ? (admins?.to ?? []) : [concern.person ?? '']
  const to = wanted.filter(canBeReached)
  if (to.length === 0) return undefined
  const id = mailIdOf(news)
  const content = contentOf(news, settings.siteUrl)
  return {
    id,
    kind: news.kind,
    to,
    replyTo: news.kind === 'message_received' ? senderOf(news.message.email) : replyTo,
    headers: { 'Message-ID': messageIdOf(id, settings), ...automatic, ...threadOf(news, settings) },
    message: { subject: oneLine(content.subject, 150), ...(await render(content, settings.siteUrl)) },
    createdAt: news.at,
    ...concern,
  }
}

/** Out-of-office programs leave such mails alone. */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

const senderOf = (email: string) => (canBeReached(email) ? email : undefined)

/** A message and all replies to it are one conversation. */
function threadOf(news: News, settings: MailSettings): Record<string, string> {
  if (news.kind !== 'message_reply') return {}
  const { message, at } = news
  const root = messageIdOf(mailIdOf({ kind: 'message_received', message, at }), settings)
  return { 'In-Reply-To': root, References: root, 'Auto-Submitted': 'no' }
}
