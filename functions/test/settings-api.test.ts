import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
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
    const stored = (await api.db.doc('settings/pages').get()).data()
    expect(stored?.formerTerms).toEqual([first.pages.terms])
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
