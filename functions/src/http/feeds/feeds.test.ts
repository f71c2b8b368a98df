import { describe, expect, it } from 'vitest'
import { oakDowels } from '../../../test/support/oak-dowels.ts'
import { merchantFeed, sitemap } from '../feeds.ts'

const site = 'https://shop.example'

describe('the sitemap', () => {
  it('names the public pages and every product in every language', () => {
    const page = sitemap([{ id: 'oak-dowels' }, { id: 'a b&c' }], site) ?? ''
    const addresses = [...page.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    expect(addresses).toHaveLength(4 * 13)
    expect(addresses).toEqual(
      expect.arrayContaining(['https://shop.example/ar', 'https://shop.example/de/products/oak-dowels']),
    )
    expect(addresses.slice(0, 13).sort()).toEqual([
      'https://shop.example/',
      'https://shop.example/blog',
      'https://shop.example/legal/accessibility',
      'https://shop.example/legal/imprint',
      'https://shop.example/legal/privacy',
      'https://shop.example/legal/returns',
      'https://shop.example/legal/terms',
      'https://shop.example/myPortfolio',
      'https://shop.example/products',
      'https://shop.example/products/a%20b%26c',
      'https://shop.example/products/oak-dowels',
      'https://shop.example/quick-order',
      'https://shop.example/service',
    ])
    expect(sitemap([{ id: 'oak-dowels' }, { id: 'a b&c' }], site, 1)).toBe(page)
    expect(sitemap([], site, 2)).toBeUndefined()
  })

  it('is an index of parts where one file cannot have all addresses', () => {
    const products = Array.from({ length: 50_000 }, (_, index) => ({ id: `p${index}` }))
    const addressesOf = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    const index = sitemap(products, site)
    expect(index).toContain('<sitemapindex')
    expect(addressesOf(index)).toEqual([1, 2, 3, 4, 5].map((part) => `${site}/sitemap.xml?part=${part}`))
    const [first, last] = [1, 5].map((part) => addressesOf(sitemap(products, site, part)))
    expect(first).toHaveLength(50_000)
    expect(last).toHaveLength(44)
    expect(last).toContain(`${site}/ar/products/p49999`)
    expect(sitemap(products, site, 6)).toBeUndefined()
  })
})

describe("the feed in Google Merchant's format", () => {
  const now = new Date('2026-03-02T09:30:00Z')
  const feed = (change: object, currency = 'usd', enforceMinimumOrder = false) =>
    [...merchantFeed([{ ...oakDowels, ...change }], { site, currency, enforceMinimumOrder, now })].join('')

  it('says what a product is, costs and weighs, and where it is', () => {
    const name = 'Dowels <12 mm> & "pins"'
    const images = [oakDowels.img, 'https://images.example/2.jpg']
    const page = feed({ name, material: 'Oak', weightGrams: 610, images })
    for (const part of [
      '<g:id>oak-dowels</g:id>',
      '<g:title>Dowels &lt;12 mm&gt; &amp; &quot;pins&quot;</g:title>',
      '<g:link>https://shop.example/products/oak-dowels</g:link>',
      '<g:image_link>https://shop.example/dowels.webp</g:image_link>',
      '<g:additional_image_link>https://images.example/2.jpg</g:additional_image_link>',
      '<g:availability>in_stock</g:availability>',
      '<g:price>12.50 USD</g:price>',
      `<g:mpn>${oakDowels.sku}</g:mpn>`,
      '<g:material>Oak</g:material>',
      '<g:shipping_weight>610 g</g:shipping_weight>',
    ])
      expect(page).toContain(part)
  })

  it('says when what is made to order leaves', () => {
    const page = feed({ availableQuantity: 0, supply: { kind: 'made', days: 12 } })
    expect(page).toContain('<g:availability>backorder</g:availability>')
    expect(page).toContain('<g:availability_date>2026-03-18</g:availability_date>')
  })

  it('leaves out what is not known, and says what is out of stock', () => {
    const page = feed({ availableQuantity: 0 })
    expect(page).toContain('<g:availability>out_of_stock</g:availability>')
    expect(page).not.toMatch(/g:material|g:shipping_weight|g:additional_image_link/)
  })

  it('says that what nobody can order is out of stock', () => {
    const isOut = (...product: Parameters<typeof feed>) => feed(...product).includes('>out_of_stock<')
    expect(isOut({ casePack: 4, minQuantity: 4, availableQuantity: 4 })).toBe(true)
    expect(isOut({ casePack: 4, minQuantity: 4, availableQuantity: 5 })).toBe(false)
    expect(isOut({ minQuantity: 5, availableQuantity: 5 })).toBe(false)
    expect(isOut({ minQuantity: 5, availableQuantity: 5 }, 'usd', true)).toBe(true)
  })

  it('goes on without images whose stored address leads nowhere', () => {
    const page = feed({ img: 'https://%', images: ['https://%', '/2.webp', 'http://['] })
    expect(page).toContain('<g:image_link>https://shop.example/2.webp</g:image_link>')
    expect(page).not.toContain('g:additional_image_link')
  })

  it('comes in parts, none of them large, whatever the shop has', () => {
    const products = Array.from({ length: 50_001 }, (_, index) => ({ ...oakDowels, id: `p${index}` }))
    const ids: string[] = []
    for (const part of merchantFeed(products, { site, currency: 'usd', now })) {
      expect(part.length).toBeLessThan(1_000_000)
      ids.push(...[...part.matchAll(/<g:id>(.*?)<\/g:id>/g)].map(([, id = '']) => id))
    }
    expect(ids).toEqual(products.map(({ id }) => id))
  })

  it('writes as many decimals as the currency has', () => {
    expect(feed({}, 'jpy')).toContain('<g:price>1250 JPY</g:price>')
  })
})
