import { mail as mailSchema } from '@wood-master/contract/mails'
import { idByKey } from '../../domain/id-by-key.ts'
import { storedLocale } from '../../domain/language.ts'
import { failingAmong, type Mail } from '../../domain/mail/mail.ts'
import { resendMail } from '../../domain/mail/send-mail.ts'
import type { Shop } from '../../domain/ports.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { deleted, messageResponse, modified, pageResponse, savedSettings } from '../responses.ts'
import { wireOf } from '../wire-of.ts'

export function messageRoutes(shop: Shop) {
  return {
    async sendMessage({ body, asked, now }) {
      const { key, email, subject, message: text } = body
      const id = key ? idByKey(email, key) : shop.newId()
      const sent = { id, asked, email, locale: storedLocale(), subject, text, createdAt: now }
      await shop.messages.add({ ...sent, read: false, answered: false })
      return { insertedId: id }
    },

    listMessages: async ({ query }) => pageResponse(await shop.messages.list(query), messageResponse),
    markMessage: ({ params, body }) => modified(shop.messages.mark(params.id, body)),

    async replyToMessage({ params, body, asked, caller, now }) {
      const reply = { id: body.key, asked, text: body.text, by: caller.email, at: now }
      return modified(await shop.messages.reply(params.id, reply))
    },

    deleteMessage({ params, body: { reason }, caller, now: at }) {
      const { uid: byUid, email: byEmail } = caller
      return deleted(shop.messages.delete(params.id, { id: shop.newId(), reason, byUid, byEmail, at }))
    },
  } satisfies Partial<Handlers>
}

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

    resendMail: async ({ params, caller, now }) => ({
      insertedId: (await resendMail(shop, params.id, { by: caller.email, now })).id,
    }),
    getMailSettings: async () => chosen(),
    saveMailSettings: async ({ body: { version, ...choices } }) =>
      savedSettings(await shop.outbox.choices.replace(choices, version), chosen),
  } satisfies Partial<Handlers>
}

const sent = wireOf(mailSchema)
const mailResponse = (mail: Mail, failing: ReadonlySet<string>) => {
  const { message, delivery, to, copy } = mail
  const { state, attempts, error, endTime } = delivery
  return sent({
    ...mail,
    ...message,
    state,
    attempts,
    error: error ?? undefined,
    sentAt: state === 'SUCCESS' ? (endTime ?? undefined) : undefined,
    failing: to.filter((email) => failing.has(email.toLowerCase())),
    copyOf: copy?.of,
    copiedBy: copy?.by,
  })
}
