/** One page of a list and where the next one starts. */
export interface Page<Item> {
  items: Item[]
  nextCursor?: string
}

/** Without a limit the whole list, or as much of it as its store returns at once. */
export interface PageRequest {
  limit?: number
  cursor?: string
}
