/** Most keys tried for one object; after that, the payment provider fails for another reason. */
const mostKeys = 4

/** How something is made at the payment provider under an idempotency key. */
export interface Making<Made> {
  /** Throws what the payment provider says. */
  make(key: string): Promise<Made>
  /** What was made under an earlier key, although the provider returned an error. */
  findMade(): Promise<Made | undefined>
  /** Whether the error is one that the provider stored under the key and will return every time. */
  isStored(error: unknown): boolean
}

/**
 * Creates something once under an idempotency key. A failure stored under the key would come back for a day:
 * the object is then looked up by its key, and only if there is none is the next key used. Keys are derived
 * from the first one, so two concurrent attempts use the same.
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
