/** Units taken out of stock for one shopper until `expiresAt`. Its id becomes the order's id. */
export interface Hold {
  id: string
  uid: string
  productId: string
  sku: string
  productName: string
  img: string
  /** What the price buys. */
  unit: string
  /** Of one unit, in grams; absent where nobody had weighed it. */
  weightGrams?: number
  quantity: number
  /** Minor units (cents) for one unit in an order of this quantity, as it was when the units were taken. */
  unitPrice: number
  /** The same below the first price break; absent from holds that were stored before there were breaks. */
  listPrice?: number
  currency: string
  state: 'held' | 'ordered' | 'released'
  createdAt: Date
  expiresAt: Date
}
