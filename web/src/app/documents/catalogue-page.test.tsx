import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ProductTable } from '#features/products/product-table.tsx'
import { browseCatalog } from '#lib/api/catalog.ts'
import { product, settings } from '#testing/factories.ts'
import { noNetwork, onCall } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { catalog } from '#testing/page-source.ts'
import { CataloguePage } from './catalogue-page.tsx'
import { createListAddress } from './list-address.ts'
import { catalogueQuery, loadCataloguePage } from './load-page.ts'

/** The document as the server renders it for this query; the browser loads every further list. */
async function open(query = '', state: unknown = null) {
  window.history.replaceState(state, '', `/products${query}`)
  onCall('getSettings', () => settings())
  const source = { settings: settings(), catalog: browseCatalog }
  const page = await loadCataloguePage(source, new URLSearchParams(query))
  const address = createListAddress(
    { pathname: '/products', search: query },
    page.catalog,
    (search, signal) => browseCatalog(catalogueQuery(search), signal),
  )
  render(<CataloguePage address={address} settings={page.settings} Table={ProductTable} />)
  return { user: userEvent.setup() }
}

it('is drawn once as it starts to listen, and again only for what its entry in the history carries', () => {
  const drawn = vi.fn()
  for (const [state, times] of [
    [null, 0],
    [{ from: '/cart' }, 1],
  ] as const) {
    window.history.replaceState(state, '', '/products')
    const address = createListAddress({ pathname: '/products', search: '' }, catalog(), async () => catalog())
    address.subscribe(drawn)
    address.listen()()
    expect(drawn).toHaveBeenCalledTimes(times)
  }
})

it('says why a list could not be loaded, and loads it again', async () => {
  onCall('browseCatalog', () => catalog())
  const { user } = await open()
  onCall('browseCatalog', noNetwork)
  await user.selectOptions(screen.getByLabelText('Sort by'), 'name')
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop cannot be reached.')

  onCall('browseCatalog', () => catalog({ products: [product({ name: 'Walnut knob' })] }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Walnut knob' })).toBeVisible()
  expect(window.location.search).toBe('?sort=name')
})

it('shows the list that was there before, without asking, when somebody goes back', async () => {
  onCall('browseCatalog', () => catalog())
  const { user } = await open()
  onCall('browseCatalog', () => catalog({ products: [product({ name: 'Hand saw' })] }))
  await user.click(screen.getByRole('link', { name: 'Saws 2 products' }))
  await screen.findByRole('heading', { name: 'Hand saw' })
  const asked = onCall('browseCatalog', noNetwork)
  window.history.back()
  expect(await screen.findByRole('heading', { name: 'Oak knob' })).toBeVisible()
  expect(asked).toEqual([])
})

it('knows its way back, and loads on, after somebody skipped to its content', async () => {
  onCall('browseCatalog', () => catalog())
  const { user } = await open('?after=b&page=2', { trail: [undefined] })
  const { released, release } = gate()
  onCall('browseCatalog', async () => {
    await released
    return catalog({ products: [product({ name: 'Hand saw' })], nextCursor: 'c' })
  })
  await user.click(screen.getByRole('link', { name: 'Saws 2 products' }))
  // As browsers do for a link to a part of the page.
  window.history.pushState(null, '', '#content')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })))
  expect(screen.getByRole('link', { name: 'Previous' })).toBeVisible()
  release()
  expect(await screen.findByRole('heading', { name: 'Hand saw' })).toBeVisible()
})

const restored = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

it('shows the prices of now when the browser brings the page back, and those of before until then', async () => {
  onCall('browseCatalog', () => catalog())
  await open()
  const asked = onCall('browseCatalog', () => catalog({ products: [product({ name: 'Dearer knob' })] }))
  restored()
  expect(screen.getByRole('heading', { name: 'Oak knob' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Dearer knob' })).toBeVisible()
  expect(asked).toHaveLength(1)
})

it('stays as it was where it cannot be refreshed', async () => {
  onCall('browseCatalog', () => catalog())
  await open()
  const asked = onCall('browseCatalog', noNetwork)
  restored()
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.getByRole('heading', { name: 'Oak knob' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('asks again after it was out of sight for a while, and not after a glance elsewhere', async () => {
  onCall('browseCatalog', () => catalog())
  await open()
  const asked = onCall('browseCatalog', () => catalog({ products: [product({ name: 'Dearer knob' })] }))
  const sight = vi.spyOn(document, 'visibilityState', 'get')
  const time = vi.spyOn(Date, 'now')
  const awayFor = (seconds: number) => {
    for (const [state, at] of [
      ['hidden', 0],
      ['visible', seconds * 1_000],
    ] as const) {
      sight.mockReturnValue(state)
      time.mockReturnValue(at)
      document.dispatchEvent(new Event('visibilitychange'))
    }
  }
  awayFor(29)
  awayFor(30)
  vi.restoreAllMocks()
  expect(await screen.findByRole('heading', { name: 'Dearer knob' })).toBeVisible()
  expect(asked).toHaveLength(1)
})

it('sorts a search by how well it fits until somebody chooses, be it the newest', async () => {
  const asked = onCall('browseCatalog', () => catalog())
  const { user } = await open('?q=oak')
  const sort = screen.getByLabelText('Sort by')
  expect(sort).toHaveDisplayValue('Best match')
  await user.selectOptions(sort, 'Newest')
  await waitFor(() => expect(asked.at(-1)?.query.get('sort')).toBe('newest'))
  expect(window.location.search).toBe('?q=oak&sort=newest')
  await user.selectOptions(sort, 'Best match')
  await waitFor(() => expect(window.location.search).toBe('?q=oak'))
})

it('offers no fit where nothing is searched for', async () => {
  onCall('browseCatalog', () => catalog())
  await open()
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Newest')
  expect(screen.queryByRole('option', { name: 'Best match' })).toBeNull()
})

it('asks for what the address says', async () => {
  const asked = onCall('browseCatalog', () => catalog())
  await open('?q=oak&category=Knobs&max=9.5&stock=1')
  await screen.findByText('1 product')
  expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
    q: 'oak',
    category: 'Knobs',
    maxPrice: '9.5',
    available: 'true',
    limit: '12',
  })
})

it('filters by a chip, and clears the filter by the same chip', async () => {
  const asked = onCall('browseCatalog', () => catalog())
  const { user } = await open()
  const categories = await screen.findByRole('navigation', { name: 'Categories' })
  await user.click(within(categories).getByRole('link', { name: 'Saws 2 products' }))
  expect(await within(categories).findByRole('link', { name: /Saws/, current: true })).toBeVisible()
  expect(asked.at(-1)?.query.get('category')).toBe('Saws')
  await user.click(within(categories).getByRole('link', { name: /Saws/ }))
  expect(within(categories).queryByRole('link', { current: true })).toBeNull()
})

it('applies the price ceiling on Enter', async () => {
  const asked = onCall('browseCatalog', () => catalog())
  const { user } = await open()
  await user.type(await screen.findByLabelText('Price up to, without tax'), '12.5{Enter}')
  await screen.findByText('1 product')
  expect(asked.at(-1)?.query.get('maxPrice')).toBe('12.5')
})

it('says that a product is not available instead of selling it', async () => {
  onCall('browseCatalog', () => catalog({ products: [product({ minQuantity: 60, availableQuantity: 42 })] }))
  await open()
  expect(await screen.findByText('Product not Available.')).toBeVisible()
  expect(screen.queryByRole('link', { name: /Buy Now/ })).toBeNull()
})

it('lists a line a product when asked', async () => {
  const asked = onCall('browseCatalog', () => catalog())
  const { user } = await open()
  await user.click(await screen.findByRole('link', { name: 'List' }))
  const row = await screen.findByRole('row', { name: /KNB-OAK/ })
  expect(within(row).getByRole('link', { name: 'Buy Now Oak knob' })).toHaveAttribute('href', '/purchase/p1')
  expect(asked.at(-1)?.query.get('limit')).toBe('50')
})

it('shows what comes near when nothing is found', async () => {
  const near = [product({ _id: 'p2', name: 'Walnut knob' })]
  onCall('browseCatalog', () => catalog({ products: [], total: 0, near }))
  await open('?q=screws')
  expect(await screen.findByText('No products found')).toBeVisible()
  const region = screen.getByRole('region', { name: 'Perhaps one of these' })
  expect(within(region).getByRole('heading', { name: 'Walnut knob' })).toBeVisible()
})

it('suggests products while words are typed, and opens the one chosen by keys', async () => {
  onCall('browseCatalog', () =>
    catalog({ products: [product(), product({ _id: 'p2', name: 'Oak leg', price: 29.5 })], total: 2 }),
  )
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const { user } = await open()
  const field = await screen.findByRole('combobox', { name: 'Search' })
  await user.type(field, 'oak')
  const suggestions = await screen.findByRole('listbox', { name: 'Suggestions' })
  expect(await within(suggestions).findByRole('option', { name: /Oak leg/ })).toBeVisible()
  expect(field).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(field).toHaveAttribute(
    'aria-activedescendant',
    within(suggestions).getByRole('option', { selected: true }).id,
  )
  await user.keyboard('{Enter}')
  expect(left).toHaveBeenCalledExactlyOnceWith('/products/p2')
})

it('closes the suggestions by Escape and keeps the words', async () => {
  onCall('browseCatalog', () => catalog())
  const { user } = await open()
  const field = await screen.findByRole('combobox', { name: 'Search' })
  await user.type(field, 'knob')
  const suggestions = await screen.findByRole('listbox', { name: 'Suggestions' })
  expect(within(suggestions).getAllByRole('option')).toHaveLength(1)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox', { name: 'Suggestions' })).toBeNull()
  expect(field).toHaveValue('knob')
})
