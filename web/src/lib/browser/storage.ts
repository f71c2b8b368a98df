import { toEvents } from './store.ts'

/** Storage that may be forbidden or full: then nothing is remembered and nothing breaks. */
export interface SafeStorage {
  read: (key: string) => string | undefined
  /** Keeps the text under the key, or removes the key without a text. False when that was not possible. */
  write: (key: string, text: string | undefined) => boolean
}

/** Guards a storage. It is looked up at each use, because a browser that forbids it throws on access. */
export function guarded(storage: () => Storage): SafeStorage {
  return {
    read(key) {
      try {
        return storage().getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    write(key, text) {
      try {
        if (text === undefined) storage().removeItem(key)
        else storage().setItem(key, text)
        return true
      } catch {
        return false
      }
    },
  }
}

/** A value that was kept as JSON; nothing where there is none, or something else was written. */
export function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Calls back when another document may have written to this browser's storage. Returns the function that unsubscribes. */
export const whenWrittenElsewhere = toEvents('storage', 'pageshow')

export const deviceStorage = guarded(() => localStorage)

/** Remembered for as long as the tab is open. */
export const tabStorage = guarded(() => sessionStorage)
