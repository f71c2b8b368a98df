import type { Mail as MailResponse } from '@wood-master/contract/mails'
import { failingAmong, type Mail } from '../../domain/mail/mail.ts'
import { resendMail } from '../../domain/mail/resend-mail.ts'
import type { Shop } from '../../domain/ports.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { savedSettings } from '../saved-settings.ts'

export function mailRoutes(shop: Shop) {
  async function chosen() {
    const { content, version } = await shop.outbox.choices.find()
    return { ...content, version }
  }

  return {
    async listMails({ query: { email: person, ...query } }) {
      const { items, nextCursor } = await shop.outbox.list({ ...query, person })
      const failing = await failingAmong(shop, items)
      return { items: items.map((mail) => mailResponse(mail, failing)), nextCursor }
    },

    async resendMail({ params, caller, now }) {
      return { insertedId: (await resendMail(shop, params.id, { by: caller.email, now })).id }
    },

    async getMailSettings() {
      return chosen()
    },

    async saveMailSettings({ body: { version, ...choices } }) {
      return savedSettings(await shop.outbox.choices.replace(choices, version), chosen)
    },
  } satisfies Partial<Handlers>
}

function mailResponse(mail: Mail, failing: ReadonlySet<string>): MailResponse {
  const { id, kind, to, message, delivery, createdAt, dueAt, orderId, copy } = mail
  const { state, attempts, error, endTime } = delivery
  return {
    _id: id,
    kind,
    to,
    subject: message.subject,
    text: message.text,
    state,
    attempts,
    error: error ?? undefined,
    createdAt: createdAt.toISOString(),
    sentAt: state === 'SUCCESS' ? endTime?.toISOString() : undefined,
    dueAt: dueAt?.toISOString(),
    orderId,
    failing: to.filter((email) => failing.has(email.toLowerCase())),
    copyOf: copy?.of,
    copiedBy: copy?.by,
  }
}
