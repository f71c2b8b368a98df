import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { productSearchContract } from '../../test/support/product-search-contract.ts'
import { isMet, notSold, wishes, wishesToMeet } from '../../test/support/search-wishes.ts'
import type { Product } from '../domain/catalog/product.ts'
import type { ProductFeed } from '../domain/catalog/product-feed.ts'
import type { Synonym } from '../domain/catalog/synonyms.ts'
import { memorySearch } from './memory-search.ts'

function feedOf(products: readonly Product[], synonyms: Synonym[] = []): ProductFeed {
  return {
    all: async () => products.map((product) => ({ product, at: 0 })),
    since: async () => ({ changed: [], removed: [] }),
    count: async () => products.length,
    synonyms: async () => synonyms,
  }
}

const engineOf = (products: readonly Product[], synonyms: Synonym[] = []) =>
  memorySearch(feedOf(products, synonyms), () => new Date())

productSearchContract('the search in memory', async (products, synonyms) => engineOf(products, synonyms))

function seededProducts(): Product[] {
  const file = new URL('../../../seed/products.json', import.meta.url)
  const seeded = JSON.parse(readFileSync(file, 'utf8')) as (Product & { _id: string; price: number })[]
  return seeded.map(({ _id, price, ...said }) => ({
    ...said,
    id: _id,
    unitPrice: Math.round(price * 100),
    createdAt: new Date(said.createdAt),
  }))
}

describe('what people type in the seeded shop', () => {
  const search = engineOf(seededProducts())
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

  it.each(notSold)('offers something near for %s, which nobody here sells', async (typed) => {
    expect(await firstThree(typed)).toEqual([])
    expect(await search.near(typed, 6)).toHaveLength(6)
  })
})
