import { hash } from 'node:crypto'

/** The id of what somebody sends under a key: the same for the same key, another one for anybody else. */
export function idByKey(who: string, key: string): string {
  const digits = hash('sha256', JSON.stringify([who, key.toLowerCase()]), 'hex')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
