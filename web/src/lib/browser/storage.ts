/** Local storage that may be forbidden or full: then nothing is remembered and nothing breaks. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores the text under the key; without a text the key is removed. */
export function writeStored(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Remembering is a comfort; the visit goes on without it.
  }
}
