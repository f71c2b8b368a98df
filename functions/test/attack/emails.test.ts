import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { call, refused, send } from '../../testing/call.ts'
import { anOrder, aProduct } from '../../testing/factories.ts'
import { signInWithGoogle, signUp, signUpAdmin, type TestAccount } from '../../testing/sign-in.ts'
import { type Api, startApi } from '../../testing/start-api.ts'
import { expectNothingWritten } from '../support/database.ts'
import { nextSecond } from '../support/next-second.ts'

let api: Api
let admin: TestAccount

beforeAll(async () => {
  api = await startApi()
  admin = await signUpAdmin(api)
})
afterAll(() => api.close())

const minting = (email: string, token: string) => ({ params: { email }, body: { email }, token })

describe('an email that somebody registered without owning it', () => {
  it("ends the squatter's sessions and hands nothing over when its owner signs in with Google", async () => {
    const squatter = await signUp(api, 'squatter', { emailVerified: false })
    const { email, token } = squatter
    const orderId = await anOrder(api, squatter, await aProduct(api))
    const profile = { email, name: 'Squatter', phone: '555' }
    await call(api, 'changeProfile', { params: { email }, body: profile, token })

    const first = await signInWithGoogle(email)
    expect(first.uid).toBe(squatter.uid)
    const { error } = await refused(api, 'mintToken', 'unauthenticated', minting(email, first.idToken))
    expect(error.message).toContain('Please sign in once more')

    await refused(api, 'getOrder', 'unauthenticated', { params: { id: orderId }, token })
    await refused(api, 'listOwnOrders', 'unauthenticated', { query: { email }, token })
    await refused(api, 'mintToken', 'unauthenticated', minting(email, squatter.idToken))

    // Tokens carry whole seconds, and a session of the same second may still be the squatter's.
    await nextSecond()
    const owner = await signInWithGoogle(email)
    const { body } = await call(api, 'mintToken', minting(email, owner.idToken))
    const record = (await call(api, 'getProfile', { query: { email }, token: body.token })).body[0]
    expect(record).toMatchObject({ _id: squatter.uid, email })
    expect(record?.phone).toBeUndefined()
    expect((await call(api, 'listOwnOrders', { query: { email }, token: body.token })).body).toEqual([])
    await refused(api, 'getOrder', 'forbidden', { params: { id: orderId }, token: body.token })
    await refused(api, 'getOrder', 'unauthenticated', { params: { id: orderId }, token })
    expect((await call(api, 'getOrder', { params: { id: orderId }, token: admin.token })).body.email).toBe(
      email,
    )
  })

  it('makes no admin, whoever asks', async () => {
    const { email } = await signUp(api, 'squatter', { emailVerified: false })
    await expectNothingWritten(api, async () => {
      const { error } = await refused(api, 'promote', 'email_not_verified', {
        params: { email },
        token: admin.token,
      })
      expect(error.message).toContain('This email has not been verified yet')
    })
  })
})

describe('an email that only looks like somebody else’s', () => {
  const [name, domain] = ['victim', 'wood-master.test']
  const variants = [
    `${name}+1@${domain}`,
    `v.ictim@${domain}`,
    `${name}@sub.${domain}`,
    `${name}@${domain}.`,
    `"${name}"@${domain}`,
    `${name}@${domain}@evil.test`,
    `vict\u0456m@${domain}`,
    `${name}\u200b@${domain}`,
    `${name}\uff20${domain}`,
    `${name}%00@${domain}`,
    `${name}\n@${domain}`,
  ]

  it.each(variants)('opens nothing: %j', async (email) => {
    const { token } = await signUp(api, 'attacker')
    const known = await api.db.collection('users').doc('victim').get()
    if (!known.exists) {
      const record = {
        uid: 'victim',
        email: `${name}@${domain}`,
        name: 'Victim',
        phone: 'phone of the victim',
        createdAt: new Date(),
      }
      await known.ref.set(record)
    }
    await expectNothingWritten(api, async () => {
      for (const [call, parts] of [
        ['getProfile', { query: { email } }],
        ['listOwnOrders', { query: { email } }],
        ['isAdmin', { params: { email } }],
        ['changeProfile', { params: { email }, body: { email, name: 'Changed' } }],
        ['addReview', { body: { email, rating: 5, review: 'Good' } }],
      ] as const) {
        const response = await send(api, call, { ...parts, token })
        expect({ call, status: response.status }).toEqual({ call, status: expect.toBeOneOf([400, 403, 404]) })
        expect(await response.text()).not.toContain('phone of the victim')
      }
    })
  })

  it('opens nothing when it is said beside the own one, twice or in another place', async () => {
    const attacker = await signUp(api, 'attacker')
    const { token } = attacker
    const victim = `${name}@${domain}`
    await expectNothingWritten(api, async () => {
      const body = { email: victim, name: 'Changed' }
      await refused(api, 'changeProfile', 'forbidden', { params: { email: attacker.email }, body, token })
      const twice = new URLSearchParams([
        ['email', attacker.email],
        ['email', victim],
      ])
      const headers = { authorization: `Bearer ${token}` }
      for (const path of ['singleUser', 'userOrder']) {
        const response = await fetch(`${api.url}/${path}?${twice}`, { headers })
        expect(response.status).toBeOneOf([400, 403])
      }
    })
  })
})

describe('a role', () => {
  it('is given to no account that has moved on to another email', async () => {
    const person = await signUp(api, 'moved')
    await api.auth.updateUser(person.uid, { email: `new-${person.email}`, emailVerified: true })
    await expectNothingWritten(api, async () => {
      await refused(api, 'promote', 'email_not_verified', {
        params: { email: person.email },
        token: admin.token,
      })
    })
  })

  it('stays with its account when somebody else registers the email later', async () => {
    const former = await signUp(api, 'former')
    await call(api, 'promote', { params: { email: former.email }, token: admin.token })
    await api.auth.updateUser(former.uid, { email: `new-${former.email}`, emailVerified: true })
    const { uid } = await api.auth.createUser({ email: former.email, password: former.password })
    await api.auth.updateUser(uid, { emailVerified: true })
    const heir = await signInWithGoogle(former.email)
    const { body } = await call(api, 'mintToken', minting(former.email, heir.idToken))
    await refused(api, 'listUsers', 'forbidden', { token: body.token })
    const taking = { params: { email: former.email }, token: admin.token }
    expect((await call(api, 'demote', taking)).body.modifiedCount).toBe(1)
    expect((await api.db.doc(`users/${former.uid}`).get()).get('role')).toBeUndefined()
    expect((await call(api, 'demote', taking)).body.modifiedCount).toBe(0)
  })

  it('is checked with the identity service at every call of an admin', async () => {
    const asked = vi.spyOn(api.auth, 'verifySessionCookie')
    await call(api, 'listUsers', { token: admin.token })
    expect(asked.mock.calls.map(([, checkRevoked]) => checkRevoked)).toContain(true)
    asked.mockRestore()
    const dismissed = await signUpAdmin(api)
    await api.auth.updateUser(dismissed.uid, { disabled: true })
    await refused(api, 'listUsers', 'unauthenticated', { token: dismissed.token })
  })
})
