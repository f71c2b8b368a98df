import { createHash } from 'node:crypto'

/** The id of the order that a person places under a key: the same for the same key, another one for anybody else. */
export function cartOrderId(uid: string, key: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([uid, key.toLowerCase()]))
    .digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-')
}
