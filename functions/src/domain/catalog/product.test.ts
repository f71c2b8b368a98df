import { sku } from '@wood-master/contract/fields'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { averageOf, inLanguageOf, nameKey, ratingAfter, skuKey, skusFor, withDefaults } from './product.ts'

describe('the rating of a product', () => {
  it('counts reviews that come, are replaced and go', () => {
    const first = ratingAfter(undefined, { added: 4.5 })
    expect(first).toEqual({ count: 1, sum: 4.5 })
    const second = ratingAfter(first, { added: 2 })
    expect(second).toEqual({ count: 2, sum: 6.5 })
    const replaced = ratingAfter(second, { added: 5, removed: 2 })
    expect(replaced).toEqual({ count: 2, sum: 9.5 })
    expect(ratingAfter(replaced, { removed: 4.5 })).toEqual({ count: 1, sum: 5 })
    expect(ratingAfter({ count: 1, sum: 5 }, { removed: 5 })).toBeUndefined()
  })

  it('is shown to one decimal', () => {
    expect(averageOf({ count: 3, sum: 13 })).toBe(4.3)
  })
})

const id = '6f1d2c1e-2f0a-4f6b-9d0e-0f6a3f0c7b11'

describe('skusFor', () => {
  it.each([
    ['Oak dowels, 10 mm', 'OAK-DOWELS-10-MM', 'OAK-DOWELS-10-MM-6F1D2C1E2F0A'],
    ['Étau  –  “clamp”', 'ETAU-CLAMP', 'ETAU-CLAMP-6F1D2C1E2F0A'],
    ['𠮷野 鉋', 'ITEM', 'ITEM-6F1D2C1E2F0A'],
    [
      'A very long name of a product that nobody would type twice',
      'A-VERY-LONG-NAME-OF-A-PRODUCT-THAT-NOBOD',
      'A-VERY-LONG-NAME-OF-A-PRODU-6F1D2C1E2F0A',
    ],
  ])('of %s are %s and %s', (name, plain, own) => {
    expect(skusFor({ id, name })).toEqual({ plain, own })
  })

  it('are SKUs whatever the name and the id are', () => {
    const ids = fc.stringMatching(/^[A-Za-z0-9_-]{1,128}$/)
    fc.assert(
      fc.property(ids, fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }), (any, name) => {
        const { plain, own } = skusFor({ id: any, name })
        expect(sku.parse(plain)).toBe(plain)
        expect(sku.parse(own)).toBe(own)
      }),
    )
  })
})

describe('skuKey', () => {
  it('is the same for SKUs that only differ by case', () => {
    expect(skuKey('Leg-Oak-720')).toBe(skuKey('LEG-OAK-720'))
  })
})

it('keeps the numbers of a size in their order in Arabic, where the name is still known by what people type', () => {
  const arabic = 'أوتاد خشبية محزّزة 8 × 40 مم'
  const { name } = inLanguageOf(
    { name: 'Dowel pins 8 × 40 mm', translations: { ar: { name: arabic } } },
    'ar',
  )
  expect(name).toContain('8\u200e\u00a0×\u00a0\u200e40')
  expect(nameKey(name)).toBe(nameKey(arabic))
})

describe('withDefaults', () => {
  const old = {
    id: 'oak-dowels',
    name: 'Oak dowels',
    unitPrice: 1250,
    minQuantity: 5,
    availableQuantity: 20,
    description: 'Ten fluted dowels',
    img: '/dowels.webp',
    createdAt: new Date('2026-03-02T09:30:00Z'),
  }

  it('completes a product that was stored when there was less to say', () => {
    expect(withDefaults(old)).toEqual({
      ...old,
      sku: 'OAK-DOWELS-OAKDOWELS',
      images: [old.img],
      category: 'Other',
      unit: 'piece',
      weightGrams: 0,
      casePack: 1,
      priceBreaks: [],
    })
  })

  it('keeps what a product says itself', () => {
    const said = { ...withDefaults(old), sku: 'DWL-1', unit: 'bundle of 12', casePack: 4, weightGrams: 12 }
    expect(withDefaults(said)).toEqual(said)
  })
})
