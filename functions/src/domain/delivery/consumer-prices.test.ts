import {
  consumerRate,
  consumerRates,
  goodsWithTax,
  type TaxTerms,
  taxLinesOf,
  withTax,
} from '@wood-master/contract/tax'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chosenDelivery } from './chosen-delivery.ts'
import { quoteFor } from './quote.ts'

/** `CART_RUNS=10000 npx vitest run --project unit functions/src/domain/delivery/consumer-prices.test.ts` is the thorough one. */
const numRuns = Number(process.env.CART_RUNS ?? 500)
const day = new Date('2026-11-23T12:00:00Z')
const countries = ['NO', 'SE', 'DE', 'GB', 'US', 'CH']
const classes = ['standard', 'books', 'food'] as const

const terms: fc.Arbitrary<TaxTerms> = fc
  .record({
    home: fc.constantFrom('NO', 'SE', 'DE', 'GB', 'CH'),
    elsewhere: fc.subarray(countries),
    percents: fc.array(fc.constantFrom(25, 19, 8.1, 2.6, 12.5, 5.125, 0), { minLength: 9, maxLength: 18 }),
  })
  .map(({ home, elsewhere, percents }) => ({
    seller: {
      country: home,
      taxNumber: 'their own',
      registrations: elsewhere.map((country) => ({ country, number: '1' })),
    },
    rates: percents.flatMap((percent, at) => {
      const country = countries[at % countries.length] ?? home
      const taxClass = classes[Math.floor(at / countries.length)] ?? 'standard'
      return [{ country, taxClass, percent, name: 'VAT', from: '2020-01-01' }]
    }),
    pricesInclude: 'consumer' as const,
  }))

const goods = fc
  .array(
    fc.record({
      taxClass: fc.option(fc.constantFrom(...classes), { nil: undefined }),
      unitPrice: fc.integer({ min: 60, max: 30_000 }),
      quantity: fc.integer({ min: 1, max: 200 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((lines) =>
    lines.map(({ taxClass, unitPrice, quantity }, at) => {
      return { productId: String(at), taxClass, price: unitPrice * quantity }
    }),
  )

it('the prices that a consumer is shown are what she pays, to the cent', () => {
  const cart = { terms, goods, country: fc.constantFrom(...countries), price: fc.nat(50_000) }
  fc.assert(
    fc.property(fc.record(cart), ({ terms, goods, country, price }) => {
      const parcel = { id: 'parcel', name: 'Parcel', upToGrams: 1_000, price }
      const zones = [{ id: 'all', name: 'All', countries, rates: [parcel] }]
      const facts = { terms, day }
      const address = { name: 'Kari', line1: 'Storgata 1', city: 'Oslo', country }
      const order = (delivered: typeof goods, zones_ = zones) =>
        chosenDelivery(
          zones_,
          { address, rateId: zones_.length > 0 ? 'parcel' : undefined },
          { goods: delivered, grams: 1, currency: 'usd' },
          facts,
        )

      // The product's page knows the public rates alone: what she pays for it, apart from shipping.
      const rates = consumerRates(terms, countries, day)
      const percentOf = (taxClass?: string) => consumerRate(rates, country, taxClass)?.percent ?? 0
      for (const line of goods.slice(0, 2)) {
        expect(order([line], []).total).toBe(withTax(line.price, percentOf(line.taxClass)))
      }

      // The cart and the check-out know the quote's tax lines: line by line, shipping, and their sum.
      const quoted = quoteFor(zones, { country, grams: 1, goods }, facts).rates[0]
      const shown = goodsWithTax(goods, quoted?.taxLines ?? [])
      for (const [at, { price, taxClass }] of goods.entries()) {
        expect(Math.abs((shown[at] ?? 0) - price * (1 + percentOf(taxClass) / 100))).toBeLessThanOrEqual(1)
      }
      const paid = order(goods).total
      const shipping = paid - shown.reduce((sum, one) => sum + one, 0)
      expect(shipping).toBeGreaterThanOrEqual(price - 3)
      expect(shipping).toBeLessThanOrEqual(withTax(price, 25) + 3)
      expect(quoted?.total).toBe(paid)

      // Before there is a quote, the cart goes by the public rates.
      const byRates = taxLinesOf(goods, 0, (taxClass) => {
        const { name, percent } = consumerRate(rates, country, taxClass) ?? { name: 'Tax', percent: 0 }
        return { treatment: percent > 0 ? 'S' : 'O', name, percent, places: [] }
      })
      expect(goodsWithTax(goods, byRates)).toEqual(shown)
    }),
    { numRuns },
  )
}, 300_000)
