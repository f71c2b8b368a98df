import { decisionOf } from '../../domain/moderation.ts'
import type { Shop } from '../../domain/ports.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { messageResponse, pageResponse } from '../responses.ts'

export function messageRoutes(shop: Shop) {
  return {
    async sendMessage({ body, now }) {
      const { email, subject, message: text } = body
      const id = shop.newId()
      await shop.messages.add({ id, email, subject, text, read: false, answered: false, createdAt: now })
      return { insertedId: id }
    },

    async listMessages({ query }) {
      return pageResponse(await shop.messages.list(query), messageResponse)
    },

    async markMessage({ params, body }) {
      return { modifiedCount: (await shop.messages.mark(params.id, body)) ? 1 : 0 }
    },

    async replyToMessage({ params, body, caller, now }) {
      const reply = { id: body.key, text: body.text, by: caller.email, at: now }
      return { modifiedCount: (await shop.messages.reply(params.id, reply)) ? 1 : 0 }
    },

    async deleteMessage({ params, body, caller, now }) {
      await shop.messages.delete(params.id, decisionOf(caller, { id: shop.newId(), ...body, now }))
      return { deletedCount: 1 }
    },
  } satisfies Partial<Handlers>
}
