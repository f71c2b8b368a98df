import { limits } from '@wood-master/contract/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { signUp, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { expectNothingWritten } from './support/database.ts'
import { oslo } from './support/delivery.ts'

let api: Api
let shopper: TestAccount

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  shopper = await signUp(api)
})

const bookOf = async ({ token }: TestAccount = shopper) => (await call(api, 'listAddresses', { token })).body
const add = async (change: object = {}, { token }: TestAccount = shopper) =>
  (await call(api, 'addAddress', { body: { ...oslo, ...change }, token })).body.insertedId

describe('the address book', () => {
  it('keeps addresses, the newest first, and changes and removes them', async () => {
    expect(await bookOf()).toEqual([])
    const first = await add({ company: ' Fjord Joinery AS ', taxNumber: 'NO 987 654 321 MVA', phone: '' })
    const second = await add({ country: 'us', city: 'Portland', region: 'OR', postalCode: '97201' })
    expect(await bookOf()).toEqual([
      { _id: second, ...oslo, country: 'US', city: 'Portland', region: 'OR', postalCode: '97201' },
      { _id: first, ...oslo, company: 'Fjord Joinery AS', taxNumber: 'NO 987 654 321 MVA' },
    ])
    const change = { params: { id: first }, body: { ...oslo, line1: 'Havnegata 7' }, token: shopper.token }
    expect((await call(api, 'changeAddress', change)).body).toEqual({ modifiedCount: 1 })
    expect((await bookOf())[1]).toEqual({ _id: first, ...oslo, line1: 'Havnegata 7' })
    await call(api, 'deleteAddress', { params: { id: second }, token: shopper.token })
    expect(await bookOf()).toHaveLength(1)
  })

  it('has an address once, however often it is sent', async () => {
    const first = await add()
    await add({ line1: 'Havnegata 7' })
    expect(await add({ phone: '' })).toBe(first)
    expect((await bookOf()).map(({ _id }) => _id)).toEqual([first, expect.any(String)])
  })

  it('is nobody else’s', async () => {
    const id = await add()
    const other = await signUp(api, 'other')
    await expectNothingWritten(api, async () => {
      const theirs = { params: { id }, token: other.token }
      await refused(api, 'changeAddress', 'not_found', { ...theirs, body: oslo })
      await refused(api, 'deleteAddress', 'not_found', theirs)
    })
    expect(await bookOf(other)).toEqual([])
  })

  it('keeps at most twenty, also when they come at once', async () => {
    for (let index = 2; index < limits.addresses; index++) await add({ line1: `Storgata ${index}` })
    const sendings = await Promise.allSettled(['1', '20', '21', '22'].map((line1) => add({ line1 })))
    expect(sendings.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await bookOf()).toHaveLength(limits.addresses)
    await expectNothingWritten(api, async () => {
      await refused(api, 'addAddress', 'address_book_full', { body: oslo, token: shopper.token })
    })
  })

  it.each([
    ['without a street', { line1: ' ' }, 'line1'],
    ['without what the country requires', { postalCode: undefined }, 'postalCode'],
    ['with a postal code of another country', { postalCode: 'SW1A 1AA' }, 'postalCode'],
    ['in no country', { country: 'ZZ' }, 'country'],
    ['with a tax number that is none', { taxNumber: '1' }, 'taxNumber'],
    ['with a part that cannot be shown', { company: 'A\u0000B' }, 'company'],
    ['with a part that is far too long', { name: 'x'.repeat(101) }, 'name'],
  ])('refuses an address %s', async (_, change, field) => {
    await expectNothingWritten(api, async () => {
      const parts = { body: { ...oslo, ...change }, token: shopper.token }
      const { error } = await refused(api, 'addAddress', 'invalid_request', parts)
      expect(Object.keys(error.fields ?? {})).toEqual([field])
    })
  })
})
