import { expect, it } from 'vitest'
import { oakDowels } from '../../../test/support/oak-dowels.ts'
import { type Product, skuKey } from '../catalog/product.ts'
import { dryRunChunk } from './import-products.ts'
import type { ProductImport } from './product-import.ts'

const now = new Date('2026-03-02T09:30:00Z')
const found: ProductImport = {
  id: 'import',
  fileName: 'products.csv',
  rows: 50,
  setStock: false,
  byUid: 'admin',
  byEmail: 'admin@wood-master.test',
  createdAt: now,
  chunks: {},
}

/** Rehearses fifty rows that shorten the longest descriptions that there can be, in four languages, made of these letters. */
function rehearse(letters: [string, string, string, string]) {
  const [description, de, fr, ar] = letters.map((letter) => letter.repeat(2_000))
  const texts = { de: { description: de }, fr: { description: fr }, ar: { description: ar } }
  const products = Array.from({ length: 50 }, (_, index): Product => {
    const sku = `SKU-${index}`
    return { ...oakDowels, id: sku, sku, description: description ?? '', translations: texts }
  })
  const short = {
    description: 'Oak',
    'description-de': 'Oak',
    'description-fr': 'Oak',
    'description-ar': 'Oak',
  }
  const rows = products.map(({ sku }, index) => ({ row: index + 2, cells: { sku, ...short } }))
  const imports = {
    find: async () => found,
    keepRows: async (_: unknown, kept: object[]) => ({ state: 'rehearsed', rows: kept }),
  }
  const knownProducts = {
    findBySku: async () => new Map(products.map((product) => [skuKey(product.sku), product])),
  }
  const settings = { currency: 'usd', imageOrigins: [] }
  const shop = { imports, knownProducts, settings, newId: () => 'new-id' }
  const place = { importId: found.id, chunk: '0' }
  return dryRunChunk(shop as unknown as Parameters<typeof dryRunChunk>[0], place, rows, now)
}

it('keeps the longest texts of as many rows as the page sends', async () => {
  expect((await rehearse(['o', 'ü', 'é', 'م'])).rows).toHaveLength(50)
})

it('refuses rows with more text than one document of the database holds', async () => {
  await expect(rehearse(['木', '木', '木', '木'])).rejects.toMatchObject({
    code: 'invalid_request',
    message: expect.stringContaining('several files'),
  })
})
