import { delivered, leased } from '../../functions/src/domain/mail/mail.ts'
import type { Shop } from '../../functions/src/domain/ports.ts'

/** Marks every mail of the seed as sent when it was written: nobody would send it later. */
export async function seedMails({ outbox }: Pick<Shop, 'outbox'>): Promise<void> {
  let cursor: string | undefined
  do {
    const { items, nextCursor } = await outbox.list({ limit: 100, cursor })
    for (const { id, to, headers, createdAt } of items) {
      const info = {
        messageId: headers['Message-ID'] ?? '',
        accepted: to,
        rejected: [],
        response: '250 OK: seeded',
      }
      await outbox.change(id, (mail) => delivered(leased(mail, createdAt) ?? mail, info, createdAt))
    }
    cursor = nextCursor
  } while (cursor !== undefined)
}
