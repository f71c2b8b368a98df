import { tabStorage } from '#lib/browser/storage.ts'
import type { OrderListLine } from './order-list.ts'

const key = 'wood-master.quick-order'

/** The list as this tab kept it; none where something else was kept. */
export function readList(): OrderListLine[] {
  try {
    const value: unknown = JSON.parse(tabStorage.read(key) ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

/** A half-finished list survives a reload and a sign-in. */
export function keepList(list: OrderListLine[]): void {
  tabStorage.write(key, list.length > 0 ? JSON.stringify(list) : undefined)
}
