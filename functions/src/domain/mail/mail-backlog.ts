import { longestWait, mostLookedAt } from '../backlog.ts'
import type { OutboxStore } from './mail.ts'

/** Beyond the longest pause between two attempts, in milliseconds. */
const aheadMs = 24 * 60 * 60_000

/** For how many minutes the oldest mail that is not over has waited; 0 when none does. */
export async function mailBacklog(
  shop: { outbox: Pick<OutboxStore, 'due' | 'find'> },
  now: Date,
): Promise<number> {
  const ids = await shop.outbox.due(new Date(now.getTime() + aheadMs), mostLookedAt)
  const mails = await Promise.all(ids.map((id) => shop.outbox.find(id)))
  return longestWait(
    mails.flatMap((mail) => (mail?.dueAt ? mail.createdAt : [])),
    now,
  )
}
