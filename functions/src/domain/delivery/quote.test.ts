import { ratesFor } from '@wood-master/contract/delivery-price'
import type { TaxTerms } from '@wood-master/contract/tax'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TaxFacts } from '../tax/evidence.ts'
import { gramsOf, quoteFor } from './quote.ts'
import { assertZones, type Rate, withFormerTax, type Zone } from './zone.ts'

const rate = (name: string, upToGrams: number, price: number): Rate => ({
  id: `${name}-${upToGrams}`.toLowerCase(),
  name,
  upToGrams,
  price,
})
const norway: Zone = {
  id: 'norway',
  name: 'Norway',
  countries: ['NO', 'SJ'],
  rates: [rate('Pallet', 500_000, 9_000), rate('Parcel', 20_000, 2_400), rate('Parcel', 5_000, 1_200)],
  taxName: 'MVA',
  taxPercent: 25,
  reverseCharge: true,
}
const goods = [{ productId: 'oak', price: 10_000 }]
const day = new Date('2026-11-23T12:00:00Z')
const quote = (grams: number, country = 'NO', facts: Partial<TaxFacts> = {}) =>
  quoteFor([norway], { country, grams, goods }, { day, ...facts })

describe('the rates of a destination', () => {
  it('are the lightest of each name that carries the weight, the cheapest first', () => {
    expect(quote(12_000).rates).toMatchObject([
      { name: 'Parcel', price: 2_400 },
      { name: 'Pallet', price: 9_000 },
    ])
    expect(quote(5_000).rates[0]).toMatchObject({ price: 1_200 })
    expect(quote(20_001).rates).toMatchObject([{ name: 'Pallet' }])
  })

  it('go on by the begun kilogram where the last one does, as soon as no other carries the weight', () => {
    const open = [rate('Parcel', 5_000, 1_200), { ...rate('Parcel', 20_000, 2_400), perFurtherKg: 35 }]
    const offered = (grams: number) =>
      quoteFor([{ ...norway, rates: open }], { country: 'NO', grams, goods }, { day })
    expect(offered(5_000).rates).toMatchObject([{ id: 'parcel-5000', name: 'Parcel', price: 1_200 }])
    expect(offered(20_000).rates[0]?.price).toBe(2_400)
    expect(offered(20_001).rates[0]?.price).toBe(2_435)
    expect(offered(870_000).rates).toMatchObject([
      { id: 'parcel-20000', name: 'Parcel', price: 2_400 + 850 * 35 },
    ])
    expect(offered(870_000)).not.toHaveProperty('message')
    expect(offered(870_000).upToGrams).toBeUndefined()
    expect(quote(870_000).upToGrams).toBe(500_000)
  })

  it('begin at their weight, unless nothing else carries less', () => {
    const rates = [rate('Parcel', 20_000, 1_200), { ...rate('Pallet', 500_000, 9_000), fromGrams: 10_000 }]
    const names = (grams: number, kept = rates) =>
      quoteFor([{ ...norway, rates: kept }], { country: 'NO', grams, goods }, { day }).rates.map(
        ({ name }) => name,
      )
    expect(names(540)).toEqual(['Parcel'])
    expect(names(10_000)).toEqual(['Parcel', 'Pallet'])
    expect(names(540, rates.slice(1))).toEqual(['Pallet'])
  })

  it('are none above every rate or outside all zones, with a sentence', () => {
    expect(quote(500_001)).toMatchObject({ rates: [], message: expect.stringContaining('heavier') })
    const none = { rates: [], message: expect.stringContaining('no delivery rate') }
    expect(quote(1, 'SE')).toMatchObject(none)
    const unpriced = quoteFor([{ ...norway, rates: [] }], { country: 'NO', grams: 1, goods }, { day })
    expect(unpriced).toMatchObject({ ...none, onRequest: { id: 'on-request' } })
  })

  it('are by agreement and free while there are no zones', () => {
    expect(quoteFor([], { country: 'NO', grams: 1, goods }, { day })).toEqual({
      grams: 1,
      rates: [
        {
          id: 'by-agreement',
          name: 'Delivery by agreement',
          price: 0,
          taxLines: [],
          taxTotal: 0,
          total: 10_000,
        },
      ],
      tax: { name: '', percent: 0 },
    })
  })

  it('carry the weight, one of each name, whatever the zone', () => {
    const rates = fc.array(
      fc.record({
        name: fc.constantFrom('Parcel', 'Pallet', 'Courier'),
        upToGrams: fc.integer({ min: 1, max: 1_000 }),
        price: fc.nat(500),
      }),
    )
    fc.assert(
      fc.property(rates, fc.nat(1_100), (drafts, grams) => {
        const all = drafts.map((draft, index) => ({ ...draft, id: `rate-${index}` }))
        const offered = ratesFor(all, grams)
        const fitting = all.filter(({ upToGrams }) => upToGrams >= grams)
        expect(new Set(offered.map(({ name }) => name)).size).toBe(offered.length)
        expect(offered).toHaveLength(new Set(fitting.map(({ name }) => name)).size)
        for (const { name, upToGrams } of offered) {
          const lightest = Math.min(
            ...fitting.filter((each) => each.name === name).map((each) => each.upToGrams),
          )
          expect(upToGrams).toBe(lightest)
        }
        expect(offered.map(({ price }) => price)).toEqual(
          offered.map(({ price }) => price).toSorted((a, b) => a - b),
        )
      }),
    )
  })
})

describe('the tax', () => {
  const evidence = { number: 'SE556188840401', status: 'valid', checkedAt: day } as const
  const unknown = { ...evidence, status: 'unknown' } as const

  it('is none for a buyer with a proven number where the zone says so', () => {
    expect(quote(1).tax).toEqual({ name: 'MVA', percent: 25 })
    expect(quote(1, 'NO', { evidence }).tax).toEqual({ name: 'MVA', percent: 0, reverseCharge: true })
    expect(quote(1, 'NO', { evidence: unknown }).tax.percent).toBe(25)
    const without = { ...norway, reverseCharge: false }
    const asked = { country: 'NO', grams: 1, goods }
    expect(quoteFor([without], asked, { day, evidence }).tax.percent).toBe(25)
  })

  it('is that of the settings once they are kept, whatever the zone says', () => {
    const terms: TaxTerms = {
      seller: { country: 'SE', taxNumber: 'SE556188840401', registrations: [] },
      rates: [{ country: 'SE', taxClass: 'standard', percent: 12, name: 'moms', from: '2020-01-01' }],
      pricesInclude: 'none',
    }
    expect(quote(1, 'NO', { terms }).rates[0]).toMatchObject({ taxTotal: 0, total: 11_200 })
    expect(quoteFor([], { country: 'SE', grams: 1, goods }, { day, terms }).rates[0]).toMatchObject({
      taxLines: [{ treatment: 'S', percent: 12, base: 10_000, amount: 1_200 }],
      total: 11_200,
    })
  })

  it('says why it is asked in spite of a number, where a valid one would take it away', () => {
    expect(quote(1, 'NO', { evidence: unknown }).taxNote).toContain('refund it if it was not due')
    expect(quote(1, 'NO', { evidence: { ...evidence, status: 'invalid' } }).taxNote).toContain(
      'check the number',
    )
    expect(quote(1, 'NO', { evidence }).taxNote).toBeUndefined()
    const without = { ...norway, reverseCharge: false }
    const asked = { country: 'NO', grams: 1, goods }
    expect(quoteFor([without], asked, { day, evidence: unknown }).taxNote).toBeUndefined()
  })

  it('says so of the classes of the goods, and of no number that no register will ever know', () => {
    const rateOf = (country: string, taxClass: string, percent: number) => {
      return { country, taxClass, percent, name: 'VAT', from: '2020-01-01' }
    }
    const terms: TaxTerms = {
      seller: {
        country: 'SE',
        taxNumber: 'SE556188840401',
        registrations: [{ country: 'NO', number: '1' }],
      },
      rates: [rateOf('SE', 'standard', 0), rateOf('SE', 'tools', 25), rateOf('NO', 'standard', 25)],
      pricesInclude: 'none',
    }
    const noteOf = (country: string, number: string) => {
      const tools = [{ productId: 'plane', price: 10_000, taxClass: 'tools' }]
      return quoteFor(
        [],
        { country, grams: 1, goods: tools },
        { day, terms, evidence: { ...unknown, number } },
      ).taxNote
    }
    expect(noteOf('DE', 'DE136695976')).toContain('refund it if it was not due')
    expect(noteOf('NO', 'NO974760673MVA')).toBeUndefined()
  })
})

describe('the weight of what is delivered', () => {
  const products = new Map([
    ['oak', { weightGrams: 350 }],
    ['new', { weightGrams: 0 }],
  ])
  const grams = (productId: string, weightGrams?: number, terms = {}) =>
    gramsOf([{ productId, quantity: 4, weightGrams }], products, terms)

  it('is that of the products as they are now', () => {
    expect(grams('oak')).toBe(1_400)
    expect(grams('oak', 500)).toBe(1_400)
  })

  it('is that of the order where the product has left the shop', () => {
    expect(grams('gone', 500)).toBe(2_000)
    expect(grams('new', 500)).toBe(2_000)
  })

  it('is never nothing: where nobody knows it, the default counts', () => {
    expect(grams('new')).toBe(4_000)
    expect(grams('gone')).toBe(4_000)
    expect(grams('new', undefined, { defaultWeightGrams: 2_500 })).toBe(10_000)
  })

  it('adds up over lines of both kinds', () => {
    const lines = ['oak', 'gone'].map((productId) => ({ productId, quantity: 2 }))
    expect(gramsOf(lines, products, {})).toBe(2_700)
  })
})

describe('zones', () => {
  const fieldsOf = (zones: Zone[]) => {
    try {
      assertZones(zones)
      return {}
    } catch (error) {
      return (error as { details: { fields: object } }).details.fields
    }
  }

  it('have each country once, ids of their own and rates that differ', () => {
    expect(fieldsOf([norway])).toEqual({})
    const again = { ...norway, name: 'North', rates: [] }
    expect(fieldsOf([norway, again])).toEqual({
      'zones.1.id': 'Is there already',
      'zones.1.countries': 'SJ is in “Norway” already',
    })
    const same = { ...norway, rates: [rate('Parcel', 10, 1), { ...rate('Parcel', 10, 2), id: 'other' }] }
    expect(fieldsOf([same])).toEqual({ 'zones.0.rates.1.upToGrams': '“Parcel” has this weight already' })
    const twice = { ...norway, countries: ['NO', 'NO'] }
    expect(fieldsOf([twice])).toHaveProperty(['zones.0.countries'])
  })
})

it('keeps what a zone said of tax when it is saved by somebody who knows nothing of it', () => {
  const {
    taxName: _,
    taxPercent: __,
    reverseCharge: ___,
    ...freight
  } = { ...norway, name: 'Norway and Svalbard' }
  const added = { ...freight, id: 'sweden', countries: ['SE'] }
  const [kept, other] = withFormerTax([freight, added], [norway])
  expect(kept).toEqual({ ...norway, name: 'Norway and Svalbard' })
  expect(other?.taxPercent).toBeUndefined()
  expect(withFormerTax([{ ...norway, taxPercent: 12 }], [norway])[0]?.taxPercent).toBe(12)
})
