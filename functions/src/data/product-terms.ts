import { sku as skuField } from '@wood-master/contract/fields'
import { limits } from '@wood-master/contract/limits'
import type { CollectionReference } from 'firebase-admin/firestore'
import pLimit from 'p-limit'
import { nameKey, type Product, skuKey } from '../domain/catalog/product.ts'
import type { KnownProducts } from '../domain/catalog/product-store.ts'
import { chunksOf } from './product-documents.ts'
import { wordsOf } from './search-words.ts'

const queriesAtATime = 20
const nearAtMost = 5
/** Behind every text with the same beginning. */
const lastLetter = '\uf8ff'

const isSku = (term: string) => skuField.safeParse(term).success
const isName = (term: string) => term.length <= limits.nameLength

/** Products by what people call them: each is read once, however long the list of terms is. */
export function productTerms(products: CollectionReference<Product>) {
  async function whereIn(field: 'skuKey' | 'sortName', values: string[]): Promise<Product[]> {
    const found = await Promise.all(chunksOf(values).map((chunk) => products.where(field, 'in', chunk).get()))
    return found.flatMap(({ docs }) => docs.map((document) => document.data()))
  }

  /** Two queries a term, of a few documents each. */
  async function near(term: string): Promise<Product[]> {
    const start = skuKey(term).slice(0, Math.max(3, Math.ceil(term.length * 0.6)))
    const longest = wordsOf(term).toSorted((one, other) => other.length - one.length)[0] ?? ''
    // Its last letter may be the mistyped one.
    const word = longest.length > 3 ? longest.slice(0, Math.min(longest.length - 1, 8)) : longest
    const queries = [
      ...(isSku(term) && start.length > 2
        ? [products.where('skuKey', '>=', start).where('skuKey', '<', `${start}${lastLetter}`)]
        : []),
      ...(word.length > 1 ? [products.where('searchWords', 'array-contains', word)] : []),
    ]
    const found = await Promise.all(queries.map((query) => query.limit(nearAtMost).get()))
    const all = found.flatMap(({ docs }) => docs.map((document) => document.data()))
    return [...new Map(all.map((product) => [product.id, product])).values()]
  }

  return {
    async findByTerms(terms: readonly string[]): Promise<KnownProducts> {
      const [bySku, byName] = await Promise.all([
        whereIn('skuKey', terms.filter(isSku).map(skuKey)),
        whereIn('sortName', terms.filter(isName).map(nameKey)),
      ])
      return {
        bySku: new Map(bySku.map((product) => [skuKey(product.sku), product])),
        byName: new Map(
          byName.map(({ name }) => [
            nameKey(name),
            byName.filter((product) => nameKey(product.name) === nameKey(name)),
          ]),
        ),
      }
    },

    async findNear(terms: readonly string[]): Promise<Map<string, Product[]>> {
      const turn = pLimit(queriesAtATime)
      const found = await Promise.all(
        terms.map((term) => turn(async (): Promise<[string, Product[]]> => [term, await near(term)])),
      )
      return new Map(found)
    },
  }
}
