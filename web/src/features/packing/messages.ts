/** The texts of the packing bench. */
export const messages = {
  title: 'Packing',
  intro: 'Paid orders of which something waits to be shipped, the oldest first.',
  empty: 'Nothing waits to be packed',
  emptyText: 'Orders appear here as soon as they are paid.',
  inPart: 'The rest stays here and follows.',
  wantsTogether: 'The buyer wants everything together.',
  asReady: 'Send what is ready',
  noAddress: 'No delivery address',
} as const
