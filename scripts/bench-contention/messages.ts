export type Order =
  | { kind: 'stock'; stock: number[] }
  /** Buyers take the products in turn, the first buyer the product at `from`. */
  | { kind: 'hold'; products: string[]; from: number }
  | { kind: 'stop' }

/** What an instance reports; times in milliseconds. */
export type Report =
  | { kind: 'ready' }
  | { kind: 'stocked'; products: string[] }
  | { kind: 'held'; holds: { status: number; ms: number }[] }
