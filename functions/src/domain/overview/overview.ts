/** The numbers on an admin's first page. */
export interface Overview {
  unpaid: number
  toShip: number
  lowStock: number
  unreadMessages: number
  needsAttention: number
  /** Orders whose buyers ask to cancel them. */
  cancelRequests: number
  /** Oldest day (UTC, `2026-01-31`) first; `amount` in minor units, refunds not taken off. */
  sales: { day: string; orders: number; amount: number }[]
}

/** Counts the dashboard's numbers. */
export interface OverviewStore {
  overview(now: Date): Promise<Overview>
}

/** Days of sales that the overview shows. */
const salesDays = 30

/** The last days up to and with today, in UTC, oldest first: where each starts and ends. */
export function lastDays(now: Date, count = salesDays): { day: string; from: Date; to: Date }[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  return Array.from({ length: count }, (_, index) => {
    const from = new Date(today - (count - 1 - index) * 86_400_000)
    return { day: from.toISOString().slice(0, 10), from, to: new Date(from.getTime() + 86_400_000) }
  })
}
