import { errors } from '../domain/errors.ts'
import type { Page } from '../domain/stores.ts'

/** A page of a list that is in memory. The cursor knows the last product and where it stood, in case it is gone. */
export function pageOfList<Item extends { id: string }>(
  list: readonly Item[],
  { limit, cursor }: { limit: number; cursor?: string },
): Page<Item> {
  const start = cursor === undefined ? 0 : startAfter(list, readCursor(cursor))
  const items = list.slice(start, start + limit)
  const last = items.at(-1)
  if (!last || start + items.length >= list.length) return { items }
  return { items, nextCursor: cursorAfter({ id: last.id, at: start + items.length - 1 }) }
}

/** Where the page of a list begins that is not in memory. Throws `invalid_request` for a bad cursor. */
export const startOf = (cursor: string | undefined): number =>
  cursor === undefined ? 0 : readCursor(cursor).at + 1

interface Position {
  id: string
  at: number
}

function startAfter(list: readonly { id: string }[], { id, at }: Position): number {
  const found = list.findIndex((item) => item.id === id)
  return found < 0 ? at : found + 1
}

export const cursorAfter = ({ id, at }: Position): string => Buffer.from(`${at}:${id}`).toString('base64url')

function readCursor(cursor: string): Position {
  const [, at, id] = /^(\d{1,7}):(.{1,128})$/s.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  if (at === undefined || id === undefined) throw errors.badCursor()
  return { at: Number(at), id }
}
