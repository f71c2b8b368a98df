import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#lib/browser/storage.ts'

/** Who is signed in, as the identity service names them. */
export interface Person {
  uid: string
  email: string
  name?: string
  photoUrl?: string
}

const tokenKey = 'accessToken'
const personKey = 'wood-master.person'

const listeners = new Set<() => void>()
let cache: { text: string | undefined; person: Person | undefined } = { text: undefined, person: undefined }

function parsePerson(text: string | undefined): Person | undefined {
  if (!text) return undefined
  try {
    const value: unknown = JSON.parse(text)
    const known = typeof value === 'object' && value !== null && 'email' in value && 'uid' in value
    return known ? (value as Person) : undefined
  } catch {
    return undefined
  }
}

/** The signed-in person, remembered between visits; the same object until it changes. */
export function currentPerson(): Person | undefined {
  const text = readStored(personKey)
  if (text !== cache.text) cache = { text, person: parsePerson(text) }
  return cache.person
}

export function accessToken(): string | undefined {
  return readStored(tokenKey)
}

function announce() {
  for (const listener of listeners) listener()
}

export function startSession(person: Person, token: string): void {
  writeStored(tokenKey, token)
  writeStored(personKey, JSON.stringify(person))
  announce()
}

/** A renewed token for the person who is signed in already. */
export function replaceToken(token: string): void {
  writeStored(tokenKey, token)
}

/** A new name or picture for the person who is signed in already. */
export function renamePerson(change: Pick<Person, 'name' | 'photoUrl'>): void {
  const person = currentPerson()
  if (!person) return
  writeStored(personKey, JSON.stringify({ ...person, ...change }))
  announce()
}

export function endSession(): void {
  writeStored(tokenKey, undefined)
  writeStored(personKey, undefined)
  announce()
}

const lostListeners = new Set<() => void>()

/** The session ended by itself: nobody pressed Sign Out, and the sign-in could not be renewed. */
export function loseSession(): void {
  endSession()
  for (const listener of lostListeners) listener()
}

export function onSessionLost(listener: () => void): () => void {
  lostListeners.add(listener)
  return () => lostListeners.delete(listener)
}

/** Calls back when somebody signs in or out, in this tab or another one. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The signed-in person; nobody while the prerendered page wakes up. */
export function usePerson(): Person | undefined {
  return useSyncExternalStore(subscribeSession, currentPerson, () => undefined)
}
