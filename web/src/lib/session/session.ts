import { useSyncExternalStore } from 'react'
import { deviceStorage, parsed, type SafeStorage, whenWrittenElsewhere } from '#lib/browser/storage.ts'
import { createSignal, following } from '#lib/browser/store.ts'

export interface Account {
  uid: string
  email: string
  name?: string
  photoUrl?: string
}

const tokenKey = 'accessToken'
const accountKey = 'wood-master.person'

const isText = (value: unknown): value is string => typeof value === 'string'

function isAccount(value: unknown): value is Account {
  if (typeof value !== 'object' || value === null) return false
  if (!('uid' in value) || !isText(value.uid) || !('email' in value) || !isText(value.email)) return false
  return !('name' in value && !isText(value.name)) && !('photoUrl' in value && !isText(value.photoUrl))
}

export function createSession(storage: SafeStorage) {
  const changed = createSignal()
  const lost = createSignal()
  let last: { text?: string | undefined; account?: Account | undefined } = {}

  /** The signed-in account; the same object until it changes. */
  const account = (): Account | undefined => {
    const text = storage.read(accountKey)
    if (text !== last.text) {
      const value = parsed(text)
      last = { text, account: isAccount(value) ? value : undefined }
    }
    return last.account
  }

  const end = (): void => {
    storage.write(tokenKey, undefined)
    storage.write(accountKey, undefined)
    changed.send()
  }

  return {
    account,
    end,

    /** The access token that calls of the API carry. */
    token: (): string | undefined => storage.read(tokenKey),

    start(signedIn: Account, token: string): void {
      storage.write(tokenKey, token)
      storage.write(accountKey, JSON.stringify(signedIn))
      changed.send()
    },

    /** A renewed token for the account that is signed in already. */
    replaceToken(token: string): void {
      storage.write(tokenKey, token)
    },

    /** A new name or picture for the account that is signed in already. */
    rename(change: Pick<Account, 'name' | 'photoUrl'>): void {
      const signedIn = account()
      if (!signedIn) return
      storage.write(accountKey, JSON.stringify({ ...signedIn, ...change }))
      changed.send()
    },

    /** The session ended by itself: the sign-in could not be renewed. */
    lose(): void {
      end()
      lost.send()
    },

    /**
     * Calls back when this page did not end the session: it could not be renewed, or another tab signed out or in as
     * somebody else. Returns the function that unsubscribes.
     */
    onLost(listener: () => void): () => void {
      let uid = account()?.uid
      const ended = (act: () => void) =>
        whenWrittenElsewhere(() => {
          const before = uid
          uid = account()?.uid
          if (before && before !== uid) act()
        })
      return following(lost.subscribe, ended)(listener)
    },

    /** Calls back on sign-in and sign-out, in this tab or another one. */
    subscribe: following(changed.subscribe, whenWrittenElsewhere),
  }
}

export const session = createSession(deviceStorage)

/** The signed-in account; none while the prerendered page hydrates. */
export function useAccount(): Account | undefined {
  return useSyncExternalStore(session.subscribe, session.account, () => undefined)
}

/** Forgets the access token at once, then ends the live sign-in. */
export async function signOutEverywhere(): Promise<void> {
  session.end()
  const { endSignIn } = await import('./firebase.ts')
  await endSignIn()
}
