/** One product of an order, as it was when it was ordered. An order has each product once. */
export interface OrderLine {
  productId: string
  sku: string
  name: string
  img: string
  /** What the price buys, for example `piece` or `bundle of 12`. */
  unit: string
  /** Of one unit, in grams; absent where nobody had weighed it. */
  weightGrams?: number
  quantity: number
  /** Minor units for one unit, after price breaks. */
  unitPrice: number
  /** Minor units: unit price times quantity. */
  price: number
}

/** An order has at least one line. */
export type OrderLines = [OrderLine, ...OrderLine[]]

/** Minor units that the lines cost together. */
export function goodsTotalOf(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { price }) => sum + price, 0)
}

/** Units of all lines together. */
export function unitsOf(lines: readonly Pick<OrderLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** What lists call an order: its first product, and how many others there are. */
export function titleOf([first, ...others]: OrderLines): string {
  return others.length > 0 ? `${first.name} and ${others.length} more` : first.name
}
