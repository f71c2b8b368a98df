import { type Call, calls } from '@wood-master/contract/calls'
import { type CallName, routes } from '@wood-master/contract/routes'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { call, refused, send } from '../testing/call.ts'
import { trafficOf } from '../testing/document-counter.ts'
import { signUp, signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { aWorld, requests, type World } from '../testing/world.ts'
import { expectNothingWritten } from './support/database.ts'
import { oslo } from './support/delivery.ts'

const recentRoleSeconds = 60
const inMinutes = (seconds: number) => seconds / 60

/** Two instances of one shop. */
let here: Api
let there: Api
let world: World
/** An admin whom both instances have just seen as one. */
let eve: TestAccount

const all = Object.keys(routes) as CallName[]
const isRecent = (name: CallName) => (calls[name] as Call).recentRole === true
const forAdmins = all.filter((name) => calls[name].access === 'admin')

beforeAll(async () => {
  ;[here, there] = await Promise.all([startApi({ recentRoleSeconds }), startApi({ recentRoleSeconds })])
  world = await aWorld(here)
})
afterAll(() => Promise.all([here.close(), there.close()]))

beforeEach(async () => {
  eve = await signUpAdmin(here)
  for (const api of [here, there]) await call(api, 'listUsers', { token: eve.token })
})

const demote = (api: Api, { email }: TestAccount) =>
  call(api, 'demote', { params: { email }, token: world.admin.token })
const listsUsers = async (api: Api) => (await send(api, 'listUsers', { token: eve.token })).status

describe('a demoted admin', () => {
  it('is refused by every call that changes something, in every instance, and nothing is written', async () => {
    const writes = forAdmins.filter((name) => !isRecent(name))
    expect(writes.length).toBeGreaterThan(15)
    expect(writes.map((name) => routes[name].method)).not.toContain('GET')
    const prepared = new Map<CallName, Awaited<ReturnType<(typeof requests)[CallName]>>>()
    for (const name of writes) prepared.set(name, await requests[name](world))
    for (const api of [here, there]) await call(api, 'listUsers', { token: eve.token })
    await demote(here, eve)
    // The other instance still shows lists, so what follows is not refused for any other reason.
    expect(await listsUsers(there)).toBe(200)
    for (const api of [here, there]) {
      await expectNothingWritten(api, async () => {
        for (const name of writes)
          await refused(api, name, 'forbidden', { ...prepared.get(name), token: eve.token })
      })
    }
  })

  it('is refused at once by every read for admins in the instance that demoted', async () => {
    await demote(here, eve)
    for (const name of forAdmins.filter(isRecent))
      await refused(here, name, 'forbidden', { ...(await requests[name](world)), token: eve.token })
  })

  it('may read lists in another instance for some seconds more, and no longer', async () => {
    await demote(here, eve)
    expect(await listsUsers(there)).toBe(200)
    there.travel(inMinutes(recentRoleSeconds / 2))
    expect(await listsUsers(there)).toBe(200)
    there.travel(inMinutes(recentRoleSeconds / 2))
    expect(await listsUsers(there)).toBe(403)
  })

  it('is known as one in another instance from the first refusal on', async () => {
    await demote(here, eve)
    expect(await listsUsers(there)).toBe(200)
    await refused(there, 'promote', 'forbidden', { params: { email: eve.email }, token: eve.token })
    expect(await listsUsers(there)).toBe(403)
  })

  it('is told so at once, wherever the question is asked', async () => {
    await demote(here, eve)
    const { body } = await call(there, 'isAdmin', { params: { email: eve.email }, token: eve.token })
    expect(body).toEqual({ admin: false })
  })

  it("reads nobody else's orders any more, in every instance", async () => {
    const { email } = world.shopper
    await demote(here, eve)
    for (const api of [here, there])
      await refused(api, 'listOwnOrders', 'forbidden', { query: { email }, token: eve.token })
  })
})

describe('a promoted account', () => {
  it('is an admin at once, also where it was just seen as none', async () => {
    const sam = await signUp(here, 'sam')
    for (const api of [here, there]) await call(api, 'getCart', { token: sam.token })
    await refused(there, 'listUsers', 'forbidden', { token: sam.token })
    await call(here, 'promote', { params: { email: sam.email }, token: world.admin.token })
    for (const api of [here, there]) await call(api, 'listUsers', { token: sam.token })
  })

  it('is an admin at once where it was just seen as a packer', async () => {
    const sam = await signUp(here, 'sam')
    const params = { email: sam.email }
    await call(here, 'giveRole', { params, body: { role: 'packer' }, token: world.admin.token })
    for (const api of [here, there]) await call(api, 'listOrders', { token: sam.token })
    await call(here, 'promote', { params, token: world.admin.token })
    for (const api of [there, here]) await call(api, 'listUsers', { token: sam.token })
  })

  it("reads somebody else's orders at once, also where it was just seen as no admin", async () => {
    const sam = await signUp(here, 'sam')
    for (const api of [here, there]) await call(api, 'getCart', { token: sam.token })
    const asked = { query: { email: world.shopper.email }, token: sam.token }
    await refused(there, 'listOwnOrders', 'forbidden', asked)
    await call(here, 'promote', { params: { email: sam.email }, token: world.admin.token })
    for (const api of [there, here]) await call(api, 'listOwnOrders', asked)
  })
})

describe('an account that is gone', () => {
  it('is signed out by everything that changes something, and by all reads within seconds', async () => {
    const sam = await signUp(here, 'sam')
    await call(here, 'getCart', { token: sam.token })
    await here.db.collection('users').doc(sam.uid).delete()
    const lines = { body: { lines: [] }, token: sam.token }
    await refused(here, 'replaceCart', 'unauthenticated', lines)
    await refused(here, 'getCart', 'unauthenticated', { token: sam.token })
  })

  it('reads its own things elsewhere for some seconds at most', async () => {
    const sam = await signUp(here, 'sam')
    await call(there, 'getCart', { token: sam.token })
    await here.db.collection('users').doc(sam.uid).delete()
    await call(there, 'getCart', { token: sam.token })
    there.travel(inMinutes(recentRoleSeconds))
    await refused(there, 'getCart', 'unauthenticated', { token: sam.token })
  })
})

describe('a shopper who was disabled at the identity service', () => {
  it('goes on where the session was just seen for some seconds at most, and nowhere else', async () => {
    // Of its own, because its clock runs ahead.
    const seen = await startApi({ recentRoleSeconds })
    onTestFinished(() => seen.close())
    const sam = await signUp(seen, 'sam')
    const lines = { body: { lines: [] }, token: sam.token }
    await call(seen, 'getCart', { token: sam.token })
    await seen.auth.updateUser(sam.uid, { disabled: true })
    await call(seen, 'getCart', { token: sam.token })
    await call(seen, 'replaceCart', lines)
    await refused(there, 'replaceCart', 'unauthenticated', lines)
    const { email, idToken } = sam
    await refused(seen, 'mintToken', 'unauthenticated', {
      params: { email },
      body: { email },
      token: idToken,
    })
    seen.travel(inMinutes(recentRoleSeconds))
    await refused(seen, 'replaceCart', 'unauthenticated', lines)
  })
})

describe('an admin who was disabled at the identity service', () => {
  it('changes nothing any more, and reads lists for some seconds at most', async () => {
    await here.auth.updateUser(eve.uid, { disabled: true })
    expect(await listsUsers(here)).toBe(200)
    await refused(here, 'promote', 'unauthenticated', { params: { email: eve.email }, token: eve.token })
    expect(await listsUsers(here)).toBe(401)
    there.travel(inMinutes(recentRoleSeconds))
    expect(await listsUsers(there)).toBe(401)
  })
})

it('reads no account for a list that follows another one within seconds', async () => {
  const token = { token: eve.token }
  const reads = async () => (await trafficOf(here.db, () => send(here, 'getSearchSettings', token))).reads
  expect(await reads()).toBe(1)
  here.travel(inMinutes(recentRoleSeconds))
  expect(await reads()).toBe(2)
})

it('takes nothing from the session of an account that is being closed, whatever an instance remembers', async () => {
  const { email, token } = await signUp(here)
  for (const api of [here, there]) await call(api, 'getCart', { token })
  const { erase } = here.shop.removals
  const meanwhile: number[] = []
  vi.spyOn(here.shop.removals, 'erase').mockImplementationOnce(async (person, now) => {
    for (const api of [here, there])
      meanwhile.push((await send(api, 'addAddress', { body: oslo, token })).status)
    return erase(person, now)
  })
  await call(here, 'closeAccount', { body: { email }, token })
  expect(meanwhile).toEqual([401, 401])
})
