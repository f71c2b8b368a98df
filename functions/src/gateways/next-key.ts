/** Keys for one thing that is to be made; beyond, the payment provider fails for another reason. */
const mostKeys = 4

export interface Making<Made> {
  /** Throws what the payment provider says. */
  make(key: string): Promise<Made>
  /** What was made under an earlier key, although the provider answered with a failure. */
  findMade(): Promise<Made | undefined>
  /** Whether the error is a failure that the provider stored under the key, and will answer every time. */
  isStored(error: unknown): boolean
}

/**
 * Makes something once under an idempotency key. A failure that is stored under the key would come back for a day: then
 * what that key may have made is looked for, and only if there is nothing the next key is taken. The keys follow from
 * the first one, so two who try at once take the same.
 */
export async function makeOnce<Made>(key: string, making: Making<Made>): Promise<Made> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await making.make(attempt === 1 ? key : `${key}-${attempt}`)
    } catch (error) {
      if (attempt === mostKeys || !making.isStored(error)) throw error
      const made = await making.findMade()
      if (made !== undefined) return made
    }
  }
}
