import { storedLocale } from '../../domain/language.ts'
import { decisionOf } from '../../domain/moderation.ts'
import type { Shop } from '../../domain/ports.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { messageResponse, modified, pageResponse } from '../responses.ts'

export function messageRoutes(shop: Shop) {
  return {
    async sendMessage({ body, now }) {
      const { email, subject, message: text } = body
      const id = shop.newId()
      const message = { id, email, locale: storedLocale(), subject, text, createdAt: now }
      await shop.messages.add({ ...message, read: false, answered: false })
      return { insertedId: id }
    },

    listMessages: async ({ query }) => pageResponse(await shop.messages.list(query), messageResponse),
    markMessage: async ({ params, body }) => modified(await shop.messages.mark(params.id, body)),

    async replyToMessage({ params, body, caller, now }) {
      const reply = { id: body.key, text: body.text, by: caller.email, at: now }
      return modified(await shop.messages.reply(params.id, reply))
    },

    async deleteMessage({ params, body, caller, now }) {
      await shop.messages.delete(params.id, decisionOf(caller, { id: shop.newId(), ...body, now }))
      return { deletedCount: 1 }
    },
  } satisfies Partial<Handlers>
}
