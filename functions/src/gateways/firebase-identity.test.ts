import { Agent } from 'node:https'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { firebaseIdentity } from './firebase-identity.ts'

const projectId = 'demo-wood-master'
/** Finds nobody at the other end. */
const deaf = new Agent({ lookup: (_host, _options, done) => done(new Error('no such host'), '', 4) })
const credential = { getAccessToken: async () => ({ access_token: 'none', expires_in: 3600 }) }

vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined)
let app: ReturnType<typeof initializeApp>
beforeAll(() => {
  app = initializeApp({ projectId, httpAgent: deaf, credential }, 'deaf')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await deleteApp(app)
})

/** A token as Firebase makes them, as far as one can see without its keys. */
function tokenFrom(issuer: string, { alg = 'RS256', signature = 'c2ln' } = {}): string {
  const now = Math.floor(Date.now() / 1000)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { aud: projectId, iss: `https://${issuer}/${projectId}`, sub: 'sam', auth_time: now }
  return `${part({ alg, kid: 'key' })}.${part({ ...claims, iat: now, exp: now + 3600 })}.${signature}`
}

describe('a session that was verified', () => {
  /** How often the provider is asked about sessions of somebody, which end after a second. */
  function identityAt(clock: { time: number }, recentMs = 0) {
    const token = { uid: 'sam', email: 'sam@wood-master.test', auth_time: 0, exp: 1 }
    const verifySessionCookie = vi.fn(async () => token)
    const auth = { verifySessionCookie } as unknown as Auth
    const { whose } = firebaseIdentity(auth, { now: () => clock.time, recentMs })
    return { whose, verifySessionCookie }
  }

  it('is known until it ends, and no other one', async () => {
    const clock = { time: 0 }
    const { whose, verifySessionCookie } = identityAt(clock)
    expect(await whose('token')).toMatchObject({ uid: 'sam' })
    clock.time = 999
    await whose('token')
    expect(verifySessionCookie).toHaveBeenCalledTimes(1)
    await whose('token.')
    expect(verifySessionCookie).toHaveBeenCalledTimes(2)
    clock.time = 1_000
    await whose('token')
    expect(verifySessionCookie).toHaveBeenCalledTimes(3)
  })

  it('is forgotten once it was revoked', async () => {
    const { whose, verifySessionCookie } = identityAt({ time: 0 })
    await whose('token')
    const revoked = Object.assign(new Error('revoked'), { code: 'auth/session-cookie-revoked' })
    verifySessionCookie.mockRejectedValue(revoked)
    expect(await whose('token', { checkRevoked: true })).toBeUndefined()
    expect(await whose('token')).toBeUndefined()
  })

  it('is trusted for as long as its account was found valid', async () => {
    const clock = { time: 100 }
    const { whose, verifySessionCookie } = identityAt(clock, 50)
    await whose('token')
    await whose('token', { checkRevoked: 'recently' })
    expect(verifySessionCookie).toHaveBeenLastCalledWith('token', true)
    clock.time = 149
    await whose('token', { checkRevoked: 'recently' })
    expect(verifySessionCookie).toHaveBeenCalledTimes(2)
    clock.time = 150
    await whose('token', { checkRevoked: 'recently' })
    expect(verifySessionCookie).toHaveBeenCalledTimes(3)
  })
})

describe('while Google cannot be reached', () => {
  it('nobody is told to sign in again, because that would not help', async () => {
    const identity = firebaseIdentity(getAuth(app))
    const [idToken, accessToken] = [
      tokenFrom('securetoken.google.com'),
      tokenFrom('session.firebase.google.com'),
    ]
    await expect(identity.identify(idToken)).rejects.toThrow('no such host')
    await expect(identity.whose(accessToken)).rejects.toThrow('no such host')
    await expect(identity.mint(idToken)).rejects.toThrow('no such host')
  })

  it('a token that is plainly not one of ours is still refused', async () => {
    const identity = firebaseIdentity(getAuth(app))
    expect(await identity.whose('junk.junk.junk')).toBeUndefined()
    expect(await identity.whose(tokenFrom('securetoken.google.com'))).toBeUndefined()
    expect(await identity.identify('')).toBeUndefined()
  })
  it.each([
    { alg: 'none', signature: '' },
    { alg: 'none' },
    { alg: 'None', signature: '' },
    { alg: 'HS256' },
    { alg: 'ES256' },
  ])('a token that chooses how it is signed is refused without asking for keys: %j', async (chosen) => {
    const identity = firebaseIdentity(getAuth(app))
    const [idToken, accessToken] = [
      tokenFrom('securetoken.google.com', chosen),
      tokenFrom('session.firebase.google.com', chosen),
    ]
    expect(await identity.identify(idToken)).toBeUndefined()
    expect(await identity.whose(accessToken)).toBeUndefined()
  })
})
