import { tabStorage } from '#lib/browser/storage.ts'

const keyOf = (productId: string) => `wood-master.quantity.${productId}`

/** The quantity that was chosen before the page was left for signing in again. */
export function keptQuantity(productId: string): number | undefined {
  const quantity = Number(tabStorage.read(keyOf(productId)))
  return Number.isInteger(quantity) && quantity >= 1 ? quantity : undefined
}

/** Keeps a chosen quantity in this tab; none forgets it. */
export function keepQuantity(productId: string, quantity: number | undefined): void {
  tabStorage.write(keyOf(productId), quantity === undefined ? undefined : String(quantity))
}
