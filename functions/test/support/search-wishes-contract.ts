import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '../../src/domain/catalog/product.ts'
import type { ProductSearch, Synonym } from '../../src/domain/catalog/product-search.ts'
import { inLanguage } from '../../src/domain/language.ts'
import type { MakeEngine } from './product-search-contract.ts'
import { isMet, notSold, translatedWishesToMeet, wishes, wishesToMeet } from './search-wishes.ts'
import { wishesIn } from './search-wishes-in-languages.ts'

function seedFile(name: string) {
  return JSON.parse(readFileSync(new URL(`../../../seed/${name}.json`, import.meta.url), 'utf8')) as unknown
}

function seededProducts(): Product[] {
  const seeded = seedFile('products') as (Product & { _id: string; price: number })[]
  // In the file a delivery is so many days away, and what a search finds doesn't hang on it.
  return seeded.map(({ _id, price, supply: _, ...said }) => ({
    ...said,
    id: _id,
    unitPrice: Math.round(price * 100),
    createdAt: new Date(said.createdAt),
  }))
}

/** What every engine must find of what people type, in the seeded shop. */
export function searchWishesContract(make: MakeEngine): void {
  describe('what people type in the seeded shop', () => {
    let search: ProductSearch
    beforeAll(async () => {
      search = await make(seededProducts(), [])
    })
    const firstThree = async (q: string) => (await search.find({ q, limit: 3 })).products.map(({ id }) => id)

    it(`finds what they want among the first three, in ${wishesToMeet} of 100 cases`, async () => {
      const results = await Promise.all(
        wishes.map(async (wish) => ({ ...wish, found: await firstThree(wish.typed) })),
      )
      const missed = results.filter((result) => !isMet(result, result.found))
      expect({ missed, met: ((wishes.length - missed.length) / wishes.length) * 100 }).toSatisfy(
        ({ met }: { met: number }) => met >= wishesToMeet,
      )
    })

    it('reads two words without a space as two, and not as a mistyped third', async () => {
      expect(await firstThree('tenonsaw')).toEqual(await firstThree('tenon saw'))
    })

    it.each(notSold)('offers something near for %s, which nobody here sells', async (typed) => {
      expect(await firstThree(typed)).toEqual([])
      expect(await search.near(typed, 6)).toHaveLength(6)
    })
  })

  describe('what people type in the seeded shop in their own language', () => {
    let search: ProductSearch
    beforeAll(async () => {
      search = await make(seededProducts(), seedFile('synonyms') as Synonym[])
    })

    it.each(['de', 'fr', 'ar'] as const)('finds in %s what they call it in English', async (language) => {
      const firstThree = (q: string) => inLanguage(language, () => search.find({ q, limit: 3 }))
      expect((await firstThree('walnut')).products).toHaveLength(3)
      for (const q of ['walnut leg', 'Shaker Table Leg 720 mm, Walnut'])
        expect((await firstThree(q)).products[0]?.id).toBe('walnut-shaker-leg')
    })

    it.each(Object.entries(wishesIn))('finds it in %s', async (name, wanted) => {
      const language = name as keyof typeof wishesIn
      const results = await inLanguage(language, () =>
        Promise.all(
          wanted.map(async (wish) => {
            const { products } = await search.find({ q: wish.typed, limit: 3 })
            const found = products.map(({ id }) => id)
            return { ...wish, found, met: isMet(wish, found) }
          }),
        ),
      )
      const missed = results.filter(({ met }) => !met)
      const met = results.length - missed.length
      console.info(`${language}: ${met} of ${results.length} searches found theirs among the first three`)
      expect({ missed, met: (met / results.length) * 100 }).toSatisfy(
        (found: { met: number }) => found.met >= translatedWishesToMeet,
      )
    })
  })
}
