import { type Locale, locale, prefixOf } from '@wood-master/contract/locale'
import { type AdminMailKind, adminMailKinds, type MailKind } from '@wood-master/contract/mail-kinds'
import { inLanguage } from '../language.ts'
import type { Message } from '../messages/message.ts'
import { type Order, shipmentsMade } from '../orders/order.ts'
import { canBeReached } from '../reachable-address.ts'
import { type AdminRecipients, type Mail, type MailDraft, type MailSettings, messageIdOf } from './mail.ts'
import { type MailContent, oneLine, type RenderMail } from './mail-content.ts'
import type { News, NewsOf } from './news.ts'
import * as words from './order-content.ts'
import {
  alertContent,
  backContent,
  hiddenReviewContent,
  lowStockContent,
  messageContent,
  replyContent,
} from './other-content.ts'
import { type ReturnNews, returnContent } from './return-content.ts'

const isForAdmins = (kind: News['kind']): kind is AdminMailKind =>
  (adminMailKinds as readonly string[]).includes(kind)

/** True when somebody has to be asked whom the mail goes to. */
export const goesToAdmins = ({ kind }: News): boolean => isForAdmins(kind)

interface Kind<Told extends News> {
  /** The id of the only mail about this news: the same news is never mailed twice. */
  id: (news: Told) => string
  about: (news: Told) => Pick<Mail, 'person' | 'orderId' | 'contactId'>
  content: (news: Told, siteUrl: string) => MailContent
}

const ofOrder = {
  id: ({ order, kind }: News & { order: { id: string } }) => `${order.id}-${kind}`,
  about: ({ order }: { order: Pick<Order, 'id' | 'email'> }) => ({ orderId: order.id, person: order.email }),
  content: words.orderContent,
}
const onlyOrder = ({ order }: { order: Pick<Order, 'id'> }) => ({ orderId: order.id })
/** An order may be asked to be cancelled again. */
const ofRequest = {
  ...ofOrder,
  id: ({ order, kind, request }: words.RequestNews) => `${order.id}-${kind}-${request.requestedAt.getTime()}`,
  content: words.cancelContent,
}
/** One that closed with a refund opens and closes again when the bank fails it. */
const ofReturn = {
  ...ofOrder,
  id: ({ asked, kind, at }: ReturnNews) =>
    kind === 'return_closed' ? `${asked.id}-${kind}-${at.getTime()}` : `${asked.id}-${kind}`,
  content: returnContent,
}
const ofMessage = ({ message }: { message: Message }) => ({ person: message.email, contactId: message.id })

/** Everything that differs from one kind of mail to the other, but for its words. */
const kinds: { [Name in News['kind']]: Kind<NewsOf<Name>> } = {
  order_received: ofOrder,
  payment_received: ofOrder,
  expires_soon: ofOrder,
  expired: ofOrder,
  shipped: { ...ofOrder, id: ({ order }) => shippedMailId(order), content: words.shipmentContent },
  shipment_undone: {
    ...ofOrder,
    id: ({ order }) => `${order.id}-shipment_undone-${order.undoneShipments?.length ?? 0}`,
  },
  refunded: {
    ...ofOrder,
    id: ({ order, refund }) => `${order.id}-refunded-${refund.id}`,
    content: words.refundContent,
  },
  difference_asked: { ...ofOrder, content: words.differenceContent },
  // It may be set, or asked for, again.
  freight_set: {
    ...ofOrder,
    id: ({ order, at }) => `${order.id}-freight_set-${at.getTime()}`,
    content: words.freightSetContent,
  },
  freight_asked: { ...ofOrder, about: onlyOrder, content: words.freightAskedContent },
  delivery_moved: {
    ...ofOrder,
    id: ({ order }) => `${order.id}-delivery_moved-${order.movedPromises?.length ?? 1}`,
    content: words.movedContent,
  },
  cancel_requested: ofRequest,
  cancel_declined: ofRequest,
  new_cancel_request: { ...ofRequest, about: onlyOrder },
  return_requested: ofReturn,
  return_accepted: ofReturn,
  return_declined: ofReturn,
  return_received: ofReturn,
  return_closed: ofReturn,
  new_return: { ...ofReturn, about: onlyOrder },
  payment_returned: {
    ...ofOrder,
    id: ({ payment }) => `${payment.intentId}-payment_returned`,
    content: words.returnedPaymentContent,
  },
  new_paid_order: { ...ofOrder, about: onlyOrder, content: words.paidOrderContent },
  low_stock: {
    id: ({ movementId }) => `${movementId}-low_stock`,
    about: () => ({}),
    content: lowStockContent,
  },
  back_in_stock: {
    // Who asks again later is told again.
    id: ({ notice }) => `${notice.id}-back_in_stock-${notice.createdAt.getTime()}`,
    about: ({ notice }) => ({ person: notice.email }),
    content: backContent,
  },
  needs_attention: {
    // An alert may come back with something new.
    id: ({ alert, at }) => `${alert.id}-needs_attention-${at.getTime()}`,
    about: ({ alert }) => ({ orderId: alert.orderId }),
    content: alertContent,
  },
  message_received: {
    id: ({ message }) => `${message.id}-message_received`,
    about: ofMessage,
    content: messageContent,
  },
  message_reply: {
    id: ({ message, reply }) => `${message.id}-message_reply-${reply.id}`,
    about: ofMessage,
    content: replyContent,
  },
  review_hidden: {
    id: ({ review, decisionId }) => `${review.id}-review_hidden-${decisionId}`,
    about: ({ review }) => ({ person: review.email }),
    content: hiddenReviewContent,
  },
}

/** The compiler does not see that a row and its news are of one kind. */
const kindOf = (news: News) => kinds[news.kind] as Kind<News>

export const mailIdOf = (news: News): string => kindOf(news).id(news)

const contentOf = (news: News, siteUrl: string): MailContent => kindOf(news).content(news, siteUrl)

/** One for each shipment that was ever made, also after another was taken back. */
function shippedMailId(order: Order): string {
  const made = shipmentsMade(order)
  return made === 1 ? `${order.id}-shipped` : `${order.id}-shipped-${made}`
}

interface MailContext {
  settings: MailSettings
  /** Known where the news goes to admins. */
  admins?: AdminRecipients
  replyTo?: string
  render: RenderMail
}

function languageOf(news: News, admins: AdminRecipients | undefined): Locale {
  if (isForAdmins(news.kind)) return admins?.locale ?? 'en'
  const about =
    'order' in news
      ? news.order
      : 'message' in news
        ? news.message
        : 'review' in news
          ? news.review
          : 'notice' in news
            ? news.notice
            : undefined
  return (about && 'locale' in about ? about.locale : undefined) ?? 'en'
}

/** The mail about some news; nothing when nobody wants it or can be reached. */
export async function mailOf(
  news: News,
  { settings, admins, replyTo, render }: MailContext,
): Promise<MailDraft | undefined> {
  if (isForAdmins(news.kind) && admins?.off.includes(news.kind)) return undefined
  const concern = kindOf(news).about(news)
  const wanted = isForAdmins(news.kind) ? (admins?.to ?? []) : [concern.person ?? '']
  const to = wanted.filter(canBeReached)
  if (to.length === 0) return undefined
  const language = languageOf(news, admins)
  // Admins of several languages get a mail each.
  const id = mailIdOf(news) + (isForAdmins(news.kind) && language !== 'en' ? `-${language}` : '')
  const message = await inLanguage(language, async () => {
    // Its links lead to pages in its language.
    const content = contentOf(news, settings.siteUrl + prefixOf(locale()))
    return { subject: oneLine(content.subject, 150), ...(await render(content, settings)) }
  })
  return {
    id,
    kind: news.kind,
    to,
    replyTo: news.kind === 'message_received' ? senderOf(news.message.email) : replyTo,
    headers: { 'Message-ID': messageIdOf(id, settings), ...automatic, ...threadOf(news, settings) },
    message,
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

const hourMs = 3_600_000
const ofUnpaidOrders: readonly MailKind[] = ['order_received', 'expires_soon', 'expired']

/** Mails like this one, of these kinds and about this person, of which no more than `most` are written after `since`. */
export interface FloodLimit {
  kinds: readonly MailKind[]
  /** Absent: whoever they are about. */
  person?: string
  most: number
  since: Date
}

/** Mails that anybody can cause with another's address are limited; those about paid orders are not. */
export function floodLimitOf({ kind, person, createdAt }: MailDraft): FloodLimit | undefined {
  const before = (hours: number) => new Date(createdAt.getTime() - hours * hourMs)
  if (ofUnpaidOrders.includes(kind) && person) {
    return { kinds: ofUnpaidOrders, person, most: 20, since: before(24) }
  }
  if (kind === 'back_in_stock' && person) return { kinds: [kind], person, most: 20, since: before(24) }
  if (kind === 'message_received') return { kinds: [kind], most: 20, since: before(1) }
  return undefined
}
