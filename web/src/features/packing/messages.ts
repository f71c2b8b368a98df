/** The texts of the packing bench. */
export const messages = {
  title: 'Packing',
  intro: 'Paid orders that wait to be shipped, the oldest first.',
  empty: 'Nothing waits to be packed',
  emptyText: 'Orders appear here as soon as they are paid.',
  noAddress: 'No delivery address',
} as const
