import { act, waitFor } from '@testing-library/react'
import type { PageRequest, ProductLookup } from '@wood-master/contract/pages'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { DocumentStartContext } from '#components/layout/page-start.tsx'
import { ProductTable } from '#features/products/product-table.tsx'
import { browseCatalog } from '#lib/api/catalog.ts'
import type { Product } from '#lib/api/products.ts'
import { product, settings } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
import { catalog, pageSource } from '#testing/page-source.ts'
import { CataloguePage } from './catalogue-page.tsx'
import { LegalPage } from './legal-page.tsx'
import { createListAddress } from './list-address.ts'
import { catalogueQuery } from './load-page.ts'
import {
  type CataloguePageData,
  type LegalPageData,
  type ProductPageData,
  readPageData,
} from './page-data.ts'
import { ProductPage } from './product-page.tsx'
import { createRenderer } from './renderer.tsx'

const shell = (name: string) => ({
  name,
  pageStyles: '',
  code: ' data-files="/a.js"',
  start: 'start()',
  icons: '',
  scripts: '',
  styles: '',
  sheets: '',
})
const renderer = createRenderer({
  shells: { product: shell('product'), catalogue: shell('catalogue'), legal: shell('legal') },
  headers: {},
  siteUrl: 'https://shop.test',
})
const site = 'https://preview.test'

async function render(request: Omit<PageRequest, 'site'>, found?: ProductLookup, page = catalog()) {
  const { html, status } = await renderer.render(
    { ...request, site } as PageRequest,
    pageSource(found ?? { state: 'sold', product: product() }, page),
  )
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  return { html, status, parsed }
}

const sold = (change: Partial<Product> = {}) =>
  render({ page: 'product', id: 'p1' } as PageRequest, { state: 'sold', product: product(change) })

const content = (parsed: Document, selector: string) =>
  parsed.querySelector(selector)?.getAttribute('content')
const jsonLd = (parsed: Document) =>
  JSON.parse(parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? '')['@graph']

/** Takes over the document in the way the browser does; returns what React had to complain about. */
async function hydrate(
  parsed: Document,
  pageOf: () => React.ReactNode,
  before: () => void = () => {},
): Promise<unknown[]> {
  document.body.innerHTML = parsed.body.innerHTML
  // It takes itself away when it runs.
  document.querySelector('#root script')?.remove()
  before()
  const complaints: unknown[] = []
  const root = document.getElementById('root')
  if (!root) throw new Error('no root')
  await act(async () => {
    hydrateRoot(
      root,
      <DocumentStartContext value={{ styles: '', code: '' }}>{pageOf()}</DocumentStartContext>,
      { onRecoverableError: (error) => complaints.push(error) },
    )
  })
  return complaints
}

afterEach(() => {
  document.body.innerHTML = ''
})

describe('a product', () => {
  it('is a document with its name, price, pictures, description and the way to buy it', async () => {
    const { parsed, status } = await sold({ description: 'Turned by hand.\n\nOiled.' })
    expect(status).toBe(200)
    expect(parsed.title).toBe('Oak knob · Wood-Master')
    expect(content(parsed, 'meta[name="description"]')).toBe('Turned by hand. Oiled.')
    expect(parsed.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://shop.test/products/p1',
    )
    expect(content(parsed, 'meta[property="og:image"]')).toBe(
      'https://shop.test/pictures/products/oak-knob-960.jpg',
    )
    expect(content(parsed, 'meta[name="robots"]')).toBeUndefined()
    const main = parsed.querySelector('main')
    expect(main?.textContent).toMatch(/Oak knob.*2\.5.*Turned by hand/s)
    expect(main?.querySelector('img[alt="Oak knob"]')?.getAttribute('src')).toContain('oak-knob-960.jpg')
    expect(main?.querySelector('a[href="/purchase/p1"]')).not.toBeNull()
  })

  it('is shown although the stored address of its image leads nowhere', async () => {
    const { parsed, status } = await sold({ img: 'https://%', images: ['https://%', '/b.jpg'] })
    expect(status).toBe(200)
    expect(content(parsed, 'meta[property="og:image"]')).toBe('https://shop.test/og.jpg')
    expect(jsonLd(parsed)[0].image).toEqual(['https://shop.test/b.jpg'])
  })

  it('says to search engines what it costs and whether it can be had', async () => {
    const { parsed } = await sold({ availableQuantity: 3 })
    const [node, crumbs, shop] = jsonLd(parsed)
    expect(node).toMatchObject({
      '@type': 'Product',
      sku: 'KNB-OAK',
      offers: { price: '2.50', priceCurrency: 'USD', availability: 'https://schema.org/OutOfStock' },
    })
    expect(crumbs.itemListElement).toHaveLength(4)
    expect(shop).toMatchObject({ '@type': 'OnlineStore', name: 'Wood-Master' })
  })

  it('is shown with others of its category, in any language and while no words can be searched', async () => {
    const asked: unknown[] = []
    const { html, status } = await renderer.render(
      { page: 'product', id: 'p1', site },
      {
        ...pageSource({ state: 'sold', product: product({ category: 'Griffe', categoryKey: 'Knobs' }) }),
        catalog: async ({ q, category }) => {
          if (q) throw new Error('silent')
          asked.push(category)
          return catalog({ products: category ? [product({ _id: 'p2' })] : [] })
        },
      },
    )
    expect(status).toBe(200)
    expect(asked).toEqual(['Knobs', undefined])
    expect(html).toContain('href="/products/p2"')
  })

  it('hydrates without a difference', async () => {
    onCall('getSettings', () => settings())
    onCall('getCatalogProduct', () => product())
    const { parsed } = await sold()
    const complaints = await hydrate(parsed, () => (
      <ProductPage data={readPageData<ProductPageData>()} pathname="/products/p1" />
    ))
    expect(complaints).toEqual([])
  })

  it.each([
    ['gone', { state: 'gone', name: 'Oak knob', near: [product({ _id: 'p2' })] }, 410],
    ['unknown', { state: 'unknown', near: [product({ _id: 'p2' })] }, 404],
  ] as const)(
    'that is %s has its status, shows what is near, and is not listed',
    async (_, found, expected) => {
      const { parsed, status } = await render({ page: 'product' }, { ...found, near: [...found.near] })
      expect(status).toBe(expected)
      expect(content(parsed, 'meta[name="robots"]')).toBe('noindex, follow')
      expect(parsed.querySelector('link[rel="canonical"]')).toBeNull()
      expect(parsed.querySelector('main a[href="/products/p2"]')).not.toBeNull()
    },
  )
})

describe('hostile texts', () => {
  const hostile = `</script><script>alert(1)</script><!-- "quotes" & 'more' $& \u2028\u2029 😀 ]]>`

  it('break neither the document nor what is read from it', async () => {
    const { parsed, html } = await sold({
      name: hostile,
      description: hostile,
      category: hostile,
      unit: hostile,
    })
    expect(parsed.querySelectorAll('script')).toHaveLength(4)
    expect(html).not.toContain('<script>alert')
    expect(parsed.title).toBe(`${hostile} · Wood-Master`)
    expect(jsonLd(parsed)[0]).toMatchObject({ name: hostile, description: hostile })
    document.body.innerHTML = parsed.body.innerHTML
    expect(readPageData<ProductPageData>()).toMatchObject({ product: { name: hostile, unit: hostile } })
  })

  it('break no address of the catalogue', async () => {
    const search = `?${new URLSearchParams({ category: hostile, q: hostile })}`
    const { parsed, html } = await render({ page: 'catalogue', search } as PageRequest)
    expect(html).not.toContain('<script>alert')
    expect(parsed.querySelectorAll('main')).toHaveLength(1)
  })
})

describe('the catalogue', () => {
  const openCatalogue = (search: string, page = catalog()) =>
    render({ page: 'catalogue', search } as PageRequest, undefined, page)
  const canonicalOf = (parsed: Document) =>
    parsed.querySelector('link[rel="canonical"]')?.getAttribute('href')

  it.each([
    ['', 'Products', 'https://shop.test/products'],
    ['?sort=price&view=list&utm_source=mail', 'Products', 'https://shop.test/products'],
    ['?category=knobs&sort=price', 'Knobs', 'https://shop.test/products?category=Knobs'],
    ['?material=OAK', 'Products of oak', 'https://shop.test/products?material=Oak'],
  ])('at %s is called %s and has one address', async (search, title, canonical) => {
    const { parsed } = await openCatalogue(search)
    expect(parsed.title).toBe(`${title} · Wood-Master`)
    expect(canonicalOf(parsed)).toBe(canonical)
    expect(content(parsed, 'meta[name="robots"]')).toBeUndefined()
  })

  it.each(['?category=Knobs&material=Oak', '?q=oak', '?max=20', '?stock=1', '?after=abc&page=2'])(
    'at %s is not listed',
    async (search) => {
      const { parsed } = await openCatalogue(search)
      expect(content(parsed, 'meta[name="robots"]')).toBe('noindex, follow')
      expect(canonicalOf(parsed)).toBeUndefined()
    },
  )

  it('is not listed where it is empty', async () => {
    const { parsed, status } = await openCatalogue('?category=Boats', catalog({ products: [], total: 0 }))
    expect(status).toBe(200)
    expect(content(parsed, 'meta[name="robots"]')).toBe('noindex, follow')
  })

  it('hydrates without a difference, with the filters of its address', async () => {
    onCall('getSettings', () => settings())
    const search = '?q=oak&sort=price&stock=1&max=20&category=Knobs&after=abc&page=2'
    window.history.replaceState(null, '', `/products${search}`)
    const { parsed } = await openCatalogue(search, catalog({ nextCursor: 'def' }))
    const complaints = await hydrate(parsed, () => {
      const data = readPageData<CataloguePageData>()
      const address = createListAddress({ pathname: '/products', search }, data.catalog, () =>
        Promise.reject(),
      )
      return <CataloguePage address={address} settings={data.settings} Table={ProductTable} />
    })
    expect(complaints).toEqual([])
  })
})

it('applies what was chosen before the page ran', async () => {
  onCall('getSettings', () => settings())
  window.history.replaceState(null, '', '/products')
  const { parsed } = await render({ page: 'catalogue', search: '' } as PageRequest)
  const asked = onCall('browseCatalog', () => catalog())
  await hydrate(
    parsed,
    () => {
      const data = readPageData<CataloguePageData>()
      const address = createListAddress({ pathname: '/products', search: '' }, data.catalog, (search) =>
        browseCatalog(catalogueQuery(search)),
      )
      return <CataloguePage address={address} settings={data.settings} Table={ProductTable} />
    },
    () => {
      const field = document.querySelector<HTMLInputElement>('input[name="q"]')
      const order = document.querySelector<HTMLSelectElement>('select[name="sort"]')
      if (field) field.value = 'oak'
      if (order) order.value = 'name'
    },
  )
  await waitFor(() => expect(window.location.search).toBe('?q=oak&sort=name'))
  expect(asked).toHaveLength(1)
})

it('says what went wrong without any script', () => {
  const html = renderer.renderError({ message: 'It broke.', requestId: 'r-1', address: '/products?q="<b>' })
  expect(html).not.toContain('a.js')
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  expect(parsed.querySelector('[role="alert"]')?.textContent).toMatch(/It broke.*r-1/)
  expect(parsed.querySelector('[role="alert"] a')?.getAttribute('href')).toBe('/products?q="<b>')
})

describe('a legal page', () => {
  const from = '2026-11-20T12:00:00.000Z'
  const ask = async (id: string, pages = {}) => {
    const source = {
      ...pageSource({ state: 'unknown', near: [] }),
      legalPages: () => Promise.resolve({ pages, taxNumber: 'NO 999 999 999 MVA', returnDays: 14 }),
    }
    const { html, status } = await renderer.render({ page: 'legal', id, site }, source)
    return { status, parsed: new DOMParser().parseFromString(html, 'text/html') }
  }
  const textOf = (parsed: Document) => parsed.querySelector('main')?.textContent ?? ''

  it('has the words of the shop owner, and the text of the site where there are none', async () => {
    const pages = { terms: { text: 'First.\n\nSecond.', from } }
    const { status, parsed } = await ask('terms', pages)
    expect(status).toBe(200)
    expect(parsed.querySelector('h1')?.textContent).toBe('Terms of sale')
    expect(textOf(parsed)).toMatch(/First\.Second\.Since .*2026/)
    expect(parsed.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://shop.test/legal/terms',
    )
    expect(textOf((await ask('imprint')).parsed)).toContain('Tax number: NO 999 999 999 MVA')
    expect(textOf((await ask('privacy')).parsed)).toContain('Card numbers go to Stripe alone')
    expect(textOf((await ask('returns')).parsed)).toContain('within 14 days of shipment')
    const data = () => readPageData<LegalPageData>()
    const page = () => <LegalPage data={data()} pathname="/legal/terms" />
    expect(await hydrate(parsed, page)).toEqual([])
  })

  it('is not found where there is none, like any other address', async () => {
    const { status, parsed } = await ask('oak')
    expect(status).toBe(404)
    expect(content(parsed, 'meta[name=robots]')).toBe('noindex, follow')
    expect(parsed.title).toBe('Page Not Found · Wood-Master')
    expect(parsed.querySelector('h1')?.textContent).toBe('Page Not Found')
    const { html, status: sameStatus } = await render({ page: 'unknown' })
    expect(sameStatus).toBe(404)
    const unknown = new DOMParser().parseFromString(html, 'text/html')
    expect(unknown.body.innerHTML).toBe(parsed.body.innerHTML)
    const page = () => <LegalPage data={readPageData<LegalPageData>()} pathname="/products/a/b" />
    expect(await hydrate(unknown, page)).toEqual([])
  })
})
