import { hash } from 'node:crypto'
import { errors } from './errors.ts'

/** What was done under a key that a page made. `asked` is a mark of all that was asked for; records of before have none. */
export interface Keyed {
  asked?: string | undefined
}

export const askedOf = <Body extends { key?: string | undefined }>({ key: _, ...asked }: Body): string =>
  hash('sha256', JSON.stringify(asked), 'base64url')

/** Whether it was done before. Throws `key_reused` when something else was asked for under its key. */
export function isDone(known: Keyed | undefined, { asked }: Keyed): boolean {
  if (known?.asked && asked && known.asked !== asked) throw errors.keyReused()
  return known !== undefined
}
