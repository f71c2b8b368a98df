/** How a product is rated, as far as it must be kept to be changed. */
export interface Rating {
  /** Reviews. */
  count: number
  /** Their stars together. */
  sum: number
}

/** The rating after a review came, went, or was replaced; nothing once there is no review. Ratings in stars, 0 to 5. */
export function ratingAfter(
  { count, sum }: Rating = { count: 0, sum: 0 },
  { added, removed }: { added?: number; removed?: number },
): Rating | undefined {
  const after = {
    count: count + (added === undefined ? 0 : 1) - (removed === undefined ? 0 : 1),
    sum: sum + (added ?? 0) - (removed ?? 0),
  }
  return after.count > 0 ? after : undefined
}

/** Stars on average, to one decimal. */
export function averageOf({ count, sum }: Rating): number {
  return Math.round((sum / count) * 10) / 10
}
