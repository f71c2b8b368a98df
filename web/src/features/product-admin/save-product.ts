import type { BodyOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'

/**
 * Saves what was changed of the product as it was opened, everything but the stock. Throws `ApiError`, its fields named like
 * the contract's: `changed_meanwhile` where somebody else changed the same.
 */
export async function saveProduct(
  id: string,
  { availableQuantity: _, ...typed }: BodyOf<'addProduct'>,
  opened: BodyOf<'addProduct'>,
): Promise<void> {
  const before: Record<string, unknown> = opened
  const changed = Object.entries(typed).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  )
  const seen = Object.fromEntries(changed.map(([field]) => [field, before[field]]))
  if (changed.length > 0)
    await api.call('changeProduct', { params: { id }, body: { ...Object.fromEntries(changed), seen } })
}
