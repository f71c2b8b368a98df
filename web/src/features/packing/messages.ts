/** The texts of the packing bench. */
export const messages = {
  title: 'Packing',
  intro: 'Paid orders that wait to be shipped, the oldest first.',
  empty: 'Nothing waits to be packed',
  emptyText: 'Orders appear here as soon as they are paid.',
  noAddress: 'No delivery address',
  halfPacked: (done: number, of: number) => `Only ${done} of ${of} lines are packed.`,
  untrackedTitle: 'Ship without a tracking number?',
  untracked: (numbers: string) => `No number was scanned for ${numbers}.`,
  shipAnyway: 'Ship anyway',
} as const
