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

/** True when somebody has to be asked whom the mail goes to. */
export const isForAdmins = (kind: News['kind']): kind is AdminMailKind =>
  (adminMailKinds as readonly string[]).includes(kind)

interface Kind<Told extends News> {
  /** What the news is about, by an id: the same news is never mailed twice. */
  key: (news: Told) => string
  /** Tells this time from another, where the same may happen again. */
  again?: (news: Told) => string | number | undefined
  about: (news: Told) => Pick<Mail, 'person' | 'orderId' | 'contactId'>
  content: (news: Told, siteUrl: string) => MailContent
}

const ofOrder = {
  key: ({ order }: { order: { id: string } }) => order.id,
  about: ({ order }: { order: Pick<Order, 'id' | 'email'> }) => ({ orderId: order.id, person: order.email }),
  content: words.orderContent,
}
const onlyOrder = ({ order }: { order: Pick<Order, 'id'> }) => ({ orderId: order.id })
const ofRequest = {
  ...ofOrder,
  again: ({ request }: words.RequestNews) => request.requestedAt.getTime(),
  content: words.cancelContent,
}
const ofReturn = { ...ofOrder, key: ({ asked }: ReturnNews) => asked.id, content: returnContent }
const byTime = ({ at }: News) => at.getTime()
const ofMessage = {
  key: ({ message }: { message: Message }) => message.id,
  about: ({ message }: { message: Message }) => ({ person: message.email, contactId: message.id }),
}

/** Everything that differs from one kind of mail to the other, but for its words. */
const kinds: { [Name in News['kind']]: Kind<NewsOf<Name>> } = {
  order_received: ofOrder,
  payment_received: ofOrder,
  // Whoever gets more time is reminded again.
  expires_soon: { ...ofOrder, again: byTime },
  expired: ofOrder,
  // One for each shipment that was ever made, also after another was taken back.
  shipped: {
    ...ofOrder,
    again: ({ order }) => (shipmentsMade(order) === 1 ? undefined : shipmentsMade(order)),
    content: words.shipmentContent,
  },
  shipment_undone: { ...ofOrder, again: ({ order }) => order.undoneShipments?.length ?? 0 },
  refunded: { ...ofOrder, again: ({ refund }) => refund.id, content: words.refundContent },
  difference_asked: { ...ofOrder, content: words.differenceContent },
  freight_set: { ...ofOrder, again: byTime, content: words.freightSetContent },
  freight_asked: {
    ...ofOrder,
    about: onlyOrder,
    // Whatever asks for it anew ends the attempt to pay before.
    again: ({ order }) => order.intentAttempts || undefined,
    content: words.freightAskedContent,
  },
  delivery_moved: {
    ...ofOrder,
    again: ({ order }) => order.movedPromises?.length ?? 1,
    content: words.movedContent,
  },
  cancel_requested: ofRequest,
  cancel_declined: ofRequest,
  new_cancel_request: { ...ofRequest, about: onlyOrder },
  return_requested: ofReturn,
  return_accepted: ofReturn,
  return_declined: ofReturn,
  return_received: ofReturn,
  // One that closed with a refund opens and closes again when the bank fails it.
  return_closed: { ...ofReturn, again: byTime },
  new_return: { ...ofReturn, about: onlyOrder },
  payment_returned: {
    ...ofOrder,
    key: ({ payment }) => payment.intentId,
    content: words.returnedPaymentContent,
  },
  new_paid_order: { ...ofOrder, about: onlyOrder, content: words.paidOrderContent },
  low_stock: { key: ({ movementId }) => movementId, about: () => ({}), content: lowStockContent },
  back_in_stock: {
    key: ({ notice }) => notice.id,
    again: ({ notice }) => notice.createdAt.getTime(),
    about: ({ notice }) => ({ person: notice.email }),
    content: backContent,
  },
  needs_attention: {
    key: ({ alert }) => alert.id,
    again: byTime,
    about: ({ alert }) => ({ orderId: alert.orderId }),
    content: alertContent,
  },
  message_received: { ...ofMessage, content: messageContent },
  message_reply: { ...ofMessage, again: ({ reply }) => reply.id, content: replyContent },
  review_hidden: {
    key: ({ review }) => review.id,
    again: ({ decisionId }) => decisionId,
    about: ({ review }) => ({ person: review.email }),
    content: hiddenReviewContent,
  },
}

/** The compiler does not see that a row and its news are of one kind. */
const kindOf = (news: News) => kinds[news.kind] as Kind<News>

export function mailIdOf(news: News): string {
  const { key, again } = kindOf(news)
  const time = again?.(news)
  return `${key(news)}-${news.kind}${time === undefined ? '' : `-${time}`}`
}

interface MailContext {
  settings: MailSettings
  /** Known where the news goes to admins. */
  admins?: AdminRecipients
  replyTo?: string
  render: RenderMail
}

type ToPerson = Partial<Record<'order' | 'message' | 'review' | 'notice', Pick<Order, 'id' | 'locale'>>>

function languageOf(news: Pick<News, 'kind'> & ToPerson, admins: AdminRecipients | undefined): Locale {
  if (isForAdmins(news.kind)) return admins?.locale ?? 'en'
  return (news.order ?? news.message ?? news.review ?? news.notice)?.locale ?? 'en'
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
    const siteUrl = settings.siteUrl + prefixOf(locale())
    const content = kindOf(news).content(news, siteUrl)
    return { subject: oneLine(content.subject, 150), ...(await render(content, { ...settings, siteUrl })) }
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

const ofUnpaidOrders: readonly MailKind[] = ['order_received', 'expires_soon', 'expired']

/** Mails like this one, of which no more than `most` are written in so many hours; what is absent does not matter. */
export interface FloodLimit {
  kinds?: readonly MailKind[]
  person?: string
  orderId?: string
  most: number
  hours: number
}

const ofRequests: readonly MailKind[] = ['cancel_requested', 'new_cancel_request']

/** Mails that anybody can cause with another's address, or over and over, are limited; others about paid orders are not. */
export function floodLimitOf({ kind, person, orderId }: MailDraft): FloodLimit | undefined {
  if (ofUnpaidOrders.includes(kind) && person) return { kinds: ofUnpaidOrders, person, most: 20, hours: 24 }
  if (kind === 'back_in_stock' && person) return { kinds: [kind], person, most: 20, hours: 24 }
  // A request can be taken back and made again; all mails about the order count, which needs no index of its own.
  if (ofRequests.includes(kind) && orderId) return { orderId, most: 20, hours: 24 }
  if (kind === 'message_received') return { kinds: [kind], most: 20, hours: 1 }
  return undefined
}
