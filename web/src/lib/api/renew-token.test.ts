import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '#lib/session/session.ts'
import { renewToken } from './api.ts'

const account = (uid: string) => ({ uid, email: `${uid}@wood-master.test` })
const firebase = vi.hoisted(() => ({ uid: 'anna' }))
vi.mock('#lib/session/firebase.ts', () => ({
  liveSignIn: async () => ({ account: account(firebase.uid), idToken: 'id-token' }),
}))

let whileMinting: () => void

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('fetch', async () => {
    whileMinting()
    return Response.json({ token: 'fresh' })
  })
  firebase.uid = 'anna'
  whileMinting = () => undefined
  session.start(account('anna'), 'old')
})

afterEach(() => vi.unstubAllGlobals())

it('renews the token of the session', async () => {
  expect(await renewToken()).toBe('fresh')
  expect(session.token()).toBe('fresh')
})

it("never stores another account's token", async () => {
  firebase.uid = 'ben'
  expect(await renewToken()).toBeUndefined()
  expect(session.token()).toBe('old')
})

it('leaves no token behind when the session ends meanwhile', async () => {
  whileMinting = session.end
  expect(await renewToken()).toBeUndefined()
  expect(session.token()).toBeUndefined()
})

it('leaves the session of who signs in meanwhile as it is', async () => {
  whileMinting = () => session.start(account('ben'), 'of ben')
  expect(await renewToken()).toBeUndefined()
  expect(session.token()).toBe('of ben')
})
