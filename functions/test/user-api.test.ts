import { describe, expect, it } from 'vitest'
import { call, refused, send } from '../testing/call.ts'
import { signUp, type TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { rewritten } from './support/bad-tokens.ts'
import { shopSetup } from './support/shop-setup.ts'

let api: Api
let admin: TestAccount
let shopper: TestAccount

shopSetup((setup) => {
  ;({ api, admin, shopper } = setup)
})

const profile = async (who: TestAccount) =>
  (await call(api, 'getProfile', { query: { email: who.email }, token: who.token })).body[0]

describe('PUT /user/{email}', () => {
  it('makes the record from the identity on first sight and keeps it afterwards', async () => {
    expect(await profile(shopper)).toMatchObject({
      _id: shopper.uid,
      email: shopper.email,
      name: 'The shopper',
    })
    const params = { email: shopper.email }
    const body = { ...params, name: 'Renamed' }
    await call(api, 'changeProfile', { params, body, token: shopper.token })
    const { token } = (await call(api, 'mintToken', { params, body: params, token: shopper.idToken })).body
    expect(await profile({ ...shopper, token })).toMatchObject({ name: 'Renamed' })
  })

  it("takes the email in any case, and nobody else's", async () => {
    const shouted = { email: shopper.email.toUpperCase() }
    await call(api, 'mintToken', { params: shouted, body: shouted, token: shopper.idToken })
    const wrong = { email: admin.email }
    const request = { params: wrong, body: wrong, token: shopper.idToken }
    await refused(api, 'mintToken', 'forbidden', request)
    await refused(api, 'mintToken', 'forbidden', { ...request, params: { email: shopper.email } })
  })

  it.each([
    ['a letter that is half a pair', '\ud800', undefined],
    ['more than a name can have', 'x'.repeat(3_000), undefined],
    ['nothing to see', ' \u0000 ', undefined],
    ['a rare ideograph', '𠮷田', '𠮷田'],
  ])('welcomes somebody whose account is named with %s', async (_, displayName, name) => {
    const person = await signUp(api)
    await api.db.collection('users').doc(person.uid).delete()
    const params = { email: person.email }
    const token = rewritten(person.idToken, { name: displayName, picture: 'javascript:alert(1)' })
    await call(api, 'mintToken', { params, body: params, token })
    const record = await profile(person)
    expect([record?.name, record?.img]).toEqual([name, undefined])
  })

  it('takes no account whose email only becomes this one when its letters are made small', async () => {
    const stranger = await signUp(api, 'kelvin')
    const email = stranger.email.replace('k', '\u212a')
    const request = { params: { email }, body: { email }, token: rewritten(stranger.idToken, { email }) }
    await refused(api, 'mintToken', 'unauthenticated', request)
  })

  it('does not take an access token for an ID token, nor the other way round', async () => {
    const email = { email: shopper.email }
    await refused(api, 'mintToken', 'unauthenticated', { params: email, body: email, token: shopper.token })
    await refused(api, 'getProfile', 'unauthenticated', { query: email, token: shopper.idToken })
  })
})

describe('PUT /singleUser/{email}', () => {
  it('changes what is said, keeps the rest, and never a role', async () => {
    const person = await signUp(api)
    const params = { email: person.email }
    const body = {
      ...params,
      name: 'Sam',
      role: 'admin',
      education: 'Cabinet making',
      phone: '+47 1',
      profLink: 'https://linkedin.com/in/sam',
      img: 'https://images.wood-master.test/sam.webp',
    }
    await call(api, 'changeProfile', { params, body, token: person.token })
    await call(api, 'changeProfile', { params, body: params, token: person.token })
    const { role: _, profLink, ...said } = body
    const changed = await profile(person)
    expect(changed).toMatchObject({ ...said, linkedin: profLink })
    expect(changed?.role).toBeUndefined()
    expect((await call(api, 'isAdmin', { params, token: person.token })).body).toEqual({ admin: false })
  })

  it('is a 404 for an admin who names nobody', async () => {
    const email = 'nobody@wood-master.test'
    const body = { email, name: 'Nobody' }
    await refused(api, 'changeProfile', 'not_found', { params: { email }, body, token: admin.token })
  })
})

describe('promotion and demotion', () => {
  it('act from the very next call on, with the token from before, and say who did it', async () => {
    const person = await signUp(api)
    const params = { email: person.email }
    await refused(api, 'listUsers', 'forbidden', { token: person.token })

    expect((await call(api, 'promote', { params, token: admin.token })).body).toEqual({ modifiedCount: 1 })
    expect((await call(api, 'promote', { params, token: admin.token })).body).toEqual({ modifiedCount: 0 })
    const { body: everybody } = await call(api, 'listUsers', { token: person.token })
    expect(everybody.find(({ _id }) => _id === person.uid)).toMatchObject({
      role: 'admin',
      promotedBy: admin.email,
    })
    expect((await api.auth.getUser(person.uid)).customClaims).toEqual({ admin: true })

    expect((await call(api, 'demote', { params, token: admin.token })).body).toEqual({ modifiedCount: 1 })
    await refused(api, 'listUsers', 'forbidden', { token: person.token })
    expect((await call(api, 'isAdmin', { params, token: person.token })).body).toEqual({ admin: false })
    expect((await api.auth.getUser(person.uid)).customClaims ?? {}).toEqual({})

    const log = await api.db.collection('roleChanges').where('uid', '==', person.uid).get()
    expect(log.docs.map((entry) => [entry.get('to'), entry.get('byEmail')]).toSorted()).toEqual([
      ['admin', admin.email],
      ['shopper', admin.email],
    ])
  })

  it('are a 404 for an email with no record', async () => {
    const request = { params: { email: 'nobody@wood-master.test' }, token: admin.token }
    await refused(api, 'promote', 'not_found', request)
    await refused(api, 'demote', 'not_found', request)
  })

  it('work on the record of somebody whose account is gone', async () => {
    const person = await signUp(api)
    const request = { params: { email: person.email }, token: admin.token }
    await call(api, 'promote', request)
    await api.auth.deleteUser(person.uid)
    expect((await call(api, 'demote', request)).body).toEqual({ modifiedCount: 1 })
  })

  it('never leave the shop without an admin, not even when two demote each other at once', async () => {
    const second = await signUp(api)
    await call(api, 'promote', { params: { email: second.email }, token: admin.token })
    const responses = await Promise.all([
      send(api, 'demote', { params: { email: second.email }, token: admin.token }),
      send(api, 'demote', { params: { email: admin.email }, token: second.token }),
    ])
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    const admins = await api.db.collection('users').where('role', '==', 'admin').get()
    expect(admins.size).toBe(1)
    const last = admins.docs[0]?.id === admin.uid ? admin : second
    await refused(api, 'demote', 'last_admin', { params: { email: last.email }, token: last.token })
    if (last === second) await call(api, 'promote', { params: { email: admin.email }, token: second.token })
  })
})

describe('GET /user', () => {
  it('finds people by name and email', async () => {
    const found = await call(api, 'listUsers', { query: { q: shopper.email }, token: admin.token })
    expect(found.body.map(({ _id }) => _id)).toEqual([shopper.uid])
  })

  it('finds the one whose whole email is typed, although its words begin those of somebody newer', async () => {
    const [start] = shopper.email.split('@')
    await signUp(api, start)
    for (const q of [shopper.email, ` ${shopper.email.toUpperCase()} `]) {
      const found = await call(api, 'listUsers', { query: { q }, token: admin.token })
      expect(found.body.map(({ _id }) => _id)).toEqual([shopper.uid])
    }
  })
})
