import { hash } from 'node:crypto'
import { errors } from './errors.ts'

/** What was done under a key that a page made. `asked` is a mark of all that was asked for; records of before have none. */
export interface Keyed {
  asked?: string | undefined
}

/**
 * A mark of what a body asks for under its key. None where nothing stands beside the key, as where a page only looks for
 * what was done under it.
 */
export function askedOf(body: unknown): string | undefined {
  // What the page saw as it asked is no wish: it may see something else once what it asked for is done.
  const { key, onHand, price, acceptedTerms, ...wishes } = (body ?? {}) as Record<string, unknown>
  if (key === undefined || Object.keys(wishes).length === 0) return undefined
  return hash('sha256', JSON.stringify(wishes), 'base64url')
}

/** Whether it was done before. Throws `key_reused` when something else was asked for under its key. */
export function isDone<Known extends Keyed>(known: Known | undefined, { asked }: Keyed): known is Known {
  if (known?.asked && asked && known.asked !== asked) throw errors.keyReused()
  return known !== undefined
}
