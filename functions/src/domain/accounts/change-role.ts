import type { Shop } from '../ports.ts'
import type { RoleChange } from './account-store.ts'

/**
 * Promotes or demotes, from the very next call on, because every call reads the record. The custom claim follows, also
 * on a repeat, so that one that failed before is put right. Answers whether the record changed.
 * Throws `not_found` or `last_admin`.
 */
export async function changeRole(
  shop: Pick<Shop, 'accounts' | 'identity'>,
  change: RoleChange,
): Promise<boolean> {
  const { uid, changed } = await shop.accounts.changeRole(change)
  await shop.identity.markAdmin(uid, change.to === 'admin')
  return changed
}
