/** What an instance is told. */
export type Order =
  | { kind: 'stock'; stock: number[] }
  /** Buyers take the products by turns, the first one the product at `from`. */
  | { kind: 'hold'; products: string[]; from: number }
  | { kind: 'stop' }

/** What an instance reports; times in milliseconds. */
export type Report =
  | { kind: 'ready' }
  | { kind: 'stocked'; products: string[] }
  | { kind: 'held'; holds: { status: number; ms: number }[] }
