/** Calls under way at once: enough to be quick, few enough for one person. */
const atOnce = 4

/** Does the same to each item, a few at a time; one that fails keeps no other from being done. Never rejects. */
export async function eachOf<Item>(items: readonly Item[], action: (item: Item) => Promise<unknown>) {
  const errors = new Map<Item, unknown>()
  const waiting = items.values()
  const worker = async () => {
    for (const item of waiting) {
      try {
        await action(item)
      } catch (error) {
        errors.set(item, error)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return {
    done: items.filter((item) => !errors.has(item)),
    failed: [...errors].map(([item, error]) => ({ item, error })),
  }
}
