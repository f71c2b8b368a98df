import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxOn } from './delivery-price.ts'
import { type TaxEvidence, type TaxTerms, taxLinesOf, taxOf, taxTotalOf } from './tax.ts'

const day = new Date('2026-11-23T12:00:00Z')
const rate = (country: string, percent: number, from = '2020-01-01', taxClass = 'standard') => {
  return { country, taxClass, percent, name: 'VAT', from }
}
const rates = [rate('SE', 25), rate('GB', 20), rate('NO', 25), rate('US', 8), rate('DE', 19)]
const termsOf = (country: string, registrations: string[] = []): TaxTerms => ({
  seller: {
    country,
    taxNumber: 'their own',
    registrations: registrations.map((of) => ({ country: of, number: '1' })),
  },
  rates,
  pricesInclude: 'none',
})
const evidence = (country: string, change: Partial<TaxEvidence> = {}): { evidence: TaxEvidence } => ({
  evidence: { number: `${country}123456789`, status: 'valid', checkedAt: day, ...change },
})
const longAgo = new Date('2026-10-20T12:00:00Z')
type Buyer = Parameters<typeof taxOf>[1]['buyer']
const buyers: Record<string, (country: string) => Buyer> = {
  valid: (country: string) => evidence(country),
  invalid: (country: string) => evidence(country, { status: 'invalid' }),
  unknown: (country: string) => evidence(country, { status: 'unknown' }),
  expired: (country: string) => evidence(country, { checkedAt: longAgo }),
  consumer: () => 'consumer',
}
const northernIreland = { country: 'GB', postalCode: 'bt1 5gs' }

it('decides 60 cases: seller, destination, company or consumer, and what is known of its number', () => {
  const cases: [seller: string, to: { country: string; postalCode?: string }, number: string, ...string[]][] =
    [
      // seller, destination, country of the number: valid, invalid, unknown, expired, consumer
      ['SE', { country: 'SE' }, 'SE', 'S 25', 'S 25', 'S 25', 'S 25', 'S 25'],
      ['SE', { country: 'DE' }, 'DE', 'K 0', 'S 25', 'S 25', 'S 25', 'S 25'],
      ['SE', northernIreland, 'XI', 'K 0', 'S 25', 'S 25', 'S 25', 'S 25'],
      ['SE', { country: 'US' }, 'US', 'G 0', 'G 0', 'G 0', 'G 0', 'G 0'],
      ['GB', { country: 'GB', postalCode: 'EC1A 1BB' }, 'GB', 'S 20', 'S 20', 'S 20', 'S 20', 'S 20'],
      ['GB', northernIreland, 'XI', 'S 20', 'S 20', 'S 20', 'S 20', 'S 20'],
      ['GB', { country: 'DE' }, 'DE', 'G 0', 'G 0', 'G 0', 'G 0', 'G 0'],
      ['NO', { country: 'NO' }, 'NO', 'S 25', 'S 25', 'S 25', 'S 25', 'S 25'],
      ['NO', northernIreland, 'XI', 'G 0', 'G 0', 'G 0', 'G 0', 'G 0'],
      ['NO', { country: 'DE' }, 'DE', 'G 0', 'G 0', 'G 0', 'G 0', 'G 0'],
      ['US', { country: 'US' }, 'US', 'S 8', 'S 8', 'S 8', 'S 8', 'S 8'],
      ['US', { country: 'DE' }, 'DE', 'G 0', 'G 0', 'G 0', 'G 0', 'G 0'],
    ]
  const kinds = Object.entries(buyers)
  const decided = cases.map(([seller, to, number]) => [
    seller,
    to,
    number,
    ...kinds.map(([, buyer]) => {
      const { treatment, percent } = taxOf(termsOf(seller), {
        to,
        buyer: buyer(number),
        taxClass: 'standard',
        day,
      })
      return `${treatment} ${percent}`
    }),
  ])
  expect(decided).toEqual(cases)
  expect(cases.length * kinds.length).toBe(60)
})

const decide = (terms: TaxTerms, to: { country: string; postalCode?: string }, buyer: Buyer) =>
  taxOf(terms, { to, buyer, taxClass: 'standard', day })

describe('a seller who is registered elsewhere', () => {
  it('asks consumers for the tax of where it goes, at home and by the One-Stop Shop', () => {
    expect(decide(termsOf('SE', ['DE']), { country: 'DE' }, 'consumer')).toMatchObject({ percent: 19 })
    expect(decide(termsOf('SE', ['EU']), { country: 'DE' }, 'consumer')).toMatchObject({ percent: 19 })
    expect(decide(termsOf('SE', ['EU']), northernIreland, 'consumer')).toMatchObject({ percent: 20 })
    // Nobody keeps a rate of France: never none.
    expect(decide(termsOf('SE', ['EU']), { country: 'FR' }, 'consumer')).toMatchObject({ percent: 25 })
  })

  it('pays the tax of Great Britain in Northern Ireland, too, and never none at home', () => {
    expect(decide(termsOf('NO', ['GB']), northernIreland, 'consumer')).toMatchObject({ percent: 20 })
    const belfast = { ...termsOf('XI'), rates: [rate('XI', 20)] }
    expect(decide(belfast, { country: 'GB' }, 'consumer')).toMatchObject({ treatment: 'S', percent: 20 })
  })

  it('leaves the tax of another group of countries to a proven company there', () => {
    const terms = termsOf('NO', ['SE'])
    expect(decide(terms, { country: 'SE' }, evidence('SE'))).toMatchObject({ treatment: 'AE', percent: 0 })
    expect(decide(terms, { country: 'SE' }, evidence('DE'))).toMatchObject({ treatment: 'S', percent: 25 })
    expect(decide(terms, { country: 'SE' }, 'consumer')).toMatchObject({ treatment: 'S', percent: 25 })
  })
})

it('never reverses for a number of the seller’s own country, nor at home', () => {
  expect(decide(termsOf('SE'), { country: 'DE' }, evidence('SE')).treatment).toBe('S')
  const places = ['SE', 'GB', 'NO', 'US', 'DE'].map((country) => ({ country }))
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.constantFrom('SE', 'DE', 'XI', 'EL'), (to, number) => {
      const { treatment } = decide(termsOf(to.country, ['EU', 'GB']), to, evidence(number))
      expect(['S', 'E', 'O']).toContain(treatment)
    }),
  )
})

it('takes the Canary Islands for an export, Monaco for France and Man for Great Britain', () => {
  expect(decide(termsOf('SE'), { country: 'ES', postalCode: '35001' }, 'consumer').treatment).toBe('G')
  expect(decide(termsOf('SE'), { country: 'MC' }, evidence('FR')).treatment).toBe('K')
  expect(decide(termsOf('GB'), { country: 'IM' }, 'consumer')).toMatchObject({ treatment: 'S', percent: 20 })
})

describe('rates', () => {
  const terms: TaxTerms = {
    ...termsOf('SE'),
    rates: [
      ...rates,
      rate('SE', 12, '2027-01-01'),
      rate('SE', 6, '2020-01-01', 'books'),
      rate('SE', 0, '2020-01-01', 'stamps'),
    ],
  }
  const at = (date: string, taxClass: string) =>
    taxOf(terms, { to: { country: 'SE' }, buyer: 'consumer', taxClass, day: new Date(date) })

  it('hold from their first day on', () => {
    expect(at('2026-12-31T23:59:59Z', 'standard').percent).toBe(25)
    expect(at('2027-01-01T00:00:00Z', 'standard').percent).toBe(12)
  })

  it('are those of the class, else the standard one; none at all is an exemption', () => {
    expect(at('2026-11-23', 'books').percent).toBe(6)
    expect(at('2026-11-23', 'chairs').percent).toBe(25)
    expect(at('2026-11-23', 'stamps')).toMatchObject({ treatment: 'E', percent: 0 })
  })

  it('are not asked by a seller without any registration', () => {
    const unregistered = { ...terms, seller: { country: 'SE', registrations: [] } }
    expect(
      taxOf(unregistered, { to: { country: 'SE' }, buyer: 'consumer', taxClass: 'books', day }),
    ).toMatchObject({
      treatment: 'O',
      percent: 0,
    })
  })

  it('are rounded once a line of the table, whose bases are all of goods and shipping', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 })
    const goods = fc.array(
      fc.record({
        productId: fc.uuid(),
        taxClass: fc.constantFrom('standard', 'books', 'stamps', undefined),
        price: amount,
      }),
      { minLength: 1, maxLength: 20 },
    )
    fc.assert(
      fc.property(goods, amount, (lines, shipping) => {
        const taxes = taxLinesOf(lines, shipping, (taxClass) => at('2026-11-23', taxClass))
        const base = taxes.reduce((sum, line) => sum + line.base, 0)
        expect(base).toBe(lines.reduce((sum, { price }) => sum + price, shipping))
        expect(taxes.map((line) => line.amount)).toEqual(taxes.map((line) => taxOn(line.base, line.percent)))
        expect(new Set(taxes.map(({ percent }) => percent)).size).toBe(taxes.length)
        expect(taxTotalOf(taxes)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
