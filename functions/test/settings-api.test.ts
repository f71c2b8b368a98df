import { countries } from '@wood-master/contract/address-format'
import { limits } from '@wood-master/contract/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { signUp, signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { emptyDatabase, expectNothingWritten } from './support/database.ts'
import { norway, sweden } from './support/delivery.ts'

let api: Api
let admin: TestAccount

beforeAll(async () => {
  await emptyDatabase()
  api = await startApi()
  admin = await signUpAdmin(api)
})
afterAll(() => api.close())

const dollars = ({ rates, ...zone }: typeof norway) => ({
  ...zone,
  rates: rates.map((rate) => ({ ...rate, price: rate.price / 100 })),
})
const [north, east] = [dollars(norway), dollars(sweden)]
const [rods, cramps] = [
  { typed: 'rod', means: 'dowel' },
  { typed: 'cramp', means: 'clamp' },
]

describe.each([
  {
    what: 'delivery zones',
    read: 'getDeliverySettings',
    save: 'saveDeliverySettings',
    mine: { zones: [north], defaultWeightGrams: 1_000 },
    theirs: { zones: [north, east], defaultWeightGrams: 2_500 },
  },
  {
    what: 'synonyms',
    read: 'getSearchSettings',
    save: 'saveSearchSettings',
    mine: { synonyms: [rods] },
    theirs: { synonyms: [rods, cramps] },
  },
  {
    what: 'mail settings',
    read: 'getMailSettings',
    save: 'saveMailSettings',
    mine: { recipients: ['stock@wood-master.test'], off: [], replyTo: 'shop@wood-master.test' },
    theirs: { recipients: [], off: ['low_stock'] },
  },
] as const)('$what that two admins save', ({ read, save, mine, theirs }) => {
  const settings = async () => (await call(api, read, { token: admin.token })).body
  const saving = (body: object, version?: string) => ({
    body: version === undefined ? body : { ...body, version },
    token: admin.token,
  })

  beforeEach(async () => {
    for (const document of await api.db.collection('settings').listDocuments()) await document.delete()
  })

  it('are not overwritten by whoever did not see the change, who gets them as they are now', async () => {
    // First while nobody has saved any, then with some in place.
    for (let round = 0; round < 2; round++) {
      const { version } = await settings()
      const { body: saved } = await call(api, save, saving(theirs, version))
      const now = await settings()
      expect(now).toMatchObject({ ...theirs, version: saved.version })
      await expectNothingWritten(api, async () => {
        const { error, current } = await refused(api, save, 'settings_changed', saving(mine, version))
        expect(error.message).toContain('Somebody else has saved these settings')
        expect(current).toEqual(now)
      })
      const { body: later } = await call(api, save, saving(mine, now.version))
      expect(await settings()).toMatchObject({ ...mine, version: later.version })
      await call(api, save, saving(theirs, later.version))
      expect(await settings()).toMatchObject(theirs)
      const leftOut = Object.keys(mine).filter((field) => !(field in theirs))
      for (const field of leftOut) expect(await settings()).not.toHaveProperty(field)
      await call(api, save, saving(mine))
    }
  })

  it('are saved once by one who saves them again because the answer was lost', async () => {
    const { version } = await settings()
    const { body: saved } = await call(api, save, saving(mine, version))
    await expectNothingWritten(api, async () => {
      const { body: again } = await call(api, save, saving(mine, version))
      expect(again.version).toBe(saved.version)
    })
  })

  it('are saved once by two who save at the same time', async () => {
    const { version } = await settings()
    const saved = await Promise.allSettled(
      [mine, theirs].map((body) => call(api, save, saving(body, version))),
    )
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await settings()).toMatchObject(saved[0]?.status === 'fulfilled' ? mine : theirs)
  })

  it('are replaced by a client that knows of no versions, and not for a version that never was', async () => {
    await call(api, save, saving(theirs))
    await call(api, save, saving(mine))
    expect(await settings()).toMatchObject(mine)
    await expectNothingWritten(api, async () => {
      await refused(api, save, 'settings_changed', saving(theirs, 'none'))
      await refused(api, save, 'invalid_request', saving(theirs, ''))
    })
  })
})

describe('legal pages', () => {
  const blank = { terms: '', privacy: '', imprint: '', returns: '', accessibility: '' }
  const save = (body: object) =>
    call(api, 'saveLegalPages', { body: { ...blank, ...body }, token: admin.token })
  const read = async () => (await call(api, 'getLegalPages', {})).body
  const former = async () => {
    const { docs } = await api.db.collection('formerTerms').get()
    return docs.map((document) => ({ from: document.id, ...document.data() }))
  }

  it('are what an admin wrote, for everybody, and orders can find the terms that they were placed under', async () => {
    await save({ terms: 'One.', imprint: 'Us.' })
    const first = await read()
    expect(first.pages).toEqual({
      terms: { text: 'One.', from: expect.any(String) },
      imprint: { text: 'Us.', from: expect.any(String) },
    })
    const { body } = await save({ terms: 'Two.', version: first.version })
    // Once more, because the answer was lost.
    expect((await save({ terms: 'Two.', version: first.version })).body.version).toBe(body.version)
    expect(await read()).toMatchObject({ pages: { terms: { text: 'Two.' } }, version: body.version })
    expect(await former()).toEqual([first.pages.terms])
  })

  it('keep each former text of the terms by itself, also one that holds again, and those that were kept beside the pages', async () => {
    const early = ['One.', 'Two.'].map((text, at) => ({ text, from: `2026-01-0${at + 1}T12:00:00.000Z` }))
    // Nothing more fits beside it.
    const long = { text: 'x'.repeat(1_000_000), from: '2026-01-03T12:00:00.000Z' }
    const terms = { text: 'Three.', from: '2026-01-04T12:00:00.000Z' }
    await api.db.doc('settings/pages').set({ pages: { terms }, formerTerms: [...early, long] })
    const mine = { ...blank, imprint: '木'.repeat(20_000) }
    const texts: string[] = []
    for (const text of ['One.', 'Three.', 'One.']) {
      await save({ ...mine, terms: text })
      texts.push((await read()).pages.terms?.from ?? '')
    }
    const [one = '', three = ''] = texts
    expect(await former()).toEqual(
      expect.arrayContaining([
        ...early,
        long,
        terms,
        { text: 'One.', from: one },
        { text: 'Three.', from: three },
      ]),
    )
    expect(Object.keys((await api.db.doc('settings/pages').get()).data() ?? {})).toEqual(['pages'])
  })

  it('may all be as long as their limit', async () => {
    const long = Object.fromEntries(Object.keys(blank).map((name) => [name, '木'.repeat(20_000)]))
    await save(long)
    expect((await read()).pages.accessibility?.text).toBe(long.accessibility)
  })

  it('are not read of somebody who may not save them', async () => {
    const raw = { body: '{'.repeat(200_000), type: 'application/json' }
    await refused(api, 'saveLegalPages', 'unauthenticated', { raw })
    const { token } = await signUp(api)
    await refused(api, 'saveLegalPages', 'forbidden', { raw, token })
    await refused(api, 'saveLegalPages', 'invalid_request', { raw, token: admin.token })
  })

  it('are not replaced by somebody who has not seen them, nor by what cannot be shown', async () => {
    await expectNothingWritten(api, async () => {
      const body = { ...blank, terms: 'Three.', version: 'an old one' }
      await refused(api, 'saveLegalPages', 'settings_changed', { body, token: admin.token })
      const unshowable = { ...blank, terms: 'a\u0000b' }
      await refused(api, 'saveLegalPages', 'invalid_request', { body: unshowable, token: admin.token })
    })
  })
})

it('takes delivery zones and rates as many, and with names as long, as their limits', async () => {
  const name = '木'.repeat(limits.shortTextLength)
  const rate = { name, fromGrams: 1_000_000, price: 1_000.5, perFurtherKg: 1_000.5, days: '100 – 999' }
  const zones = countries.slice(0, limits.zones).map((country) => ({
    ...{ id: crypto.randomUUID(), name, countries: [country] },
    rates: Array.from({ length: limits.zoneRates }, (_, at) => ({
      ...rate,
      ...{ id: crypto.randomUUID(), upToGrams: limits.orderGrams - at },
    })),
  }))
  await call(api, 'saveDeliverySettings', { body: { zones }, token: admin.token })
  const { body } = await call(api, 'getDeliverySettings', { token: admin.token })
  expect(body.zones).toEqual(zones)
})
