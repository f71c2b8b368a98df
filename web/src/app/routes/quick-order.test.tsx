import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { readLocaleFrom } from '@wood-master/contract/locale'
import { expect, it } from 'vitest'
import type { Product } from '#lib/api/products.ts'
import { cartStore } from '#lib/cart/cart-store.ts'
import { session } from '#lib/session/session.ts'
import { product, settings } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './quick-order.tsx'

const leg = product({ _id: 'p2', sku: 'LEG-OAK', name: 'Oak leg', casePack: 4, minQuantity: 4 })

function open() {
  onCall('getSettings', () => settings())
  onCall('listProducts', () => [product(), leg, product({ _id: 'p3', name: 'Joiner’s mallet' })])
  return renderRoutes([
    { path: '/quick-order', loader, Component },
    { path: '/cart', Component: () => <h1>The cart</h1> },
  ])
}

/** What the catalogue's search responds. */
const found = (...products: Product[]) => ({
  products,
  total: products.length,
  facets: { category: [], material: [] },
})

const combobox = () => screen.findByRole('combobox', { name: 'SKU or name' })
const rowOf = (text: string) => within(screen.getByRole('row', { name: new RegExp(text) }))
const quantityOf = (name: string) => screen.getByRole('spinbutton', { name: `Quantity of ${name}` })

it('goes from SKU to quantity to the next line with the keyboard alone', async () => {
  const searches = onCall('browseCatalog', () => found(product(), leg))
  const { user } = open()
  await user.type(await combobox(), 'oak')
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  expect(await combobox()).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const marked = screen.getByRole('option', { selected: true })
  expect(marked).toHaveTextContent('Oak leg')
  expect(await combobox()).toHaveAttribute('aria-activedescendant', marked.id)
  await user.keyboard('{Enter}')
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' })
  expect(quantity).toHaveFocus()
  expect(quantity).toHaveValue(4)

  await user.clear(quantity)
  await user.type(quantity, '6{Enter}')
  expect(quantity).toHaveAccessibleDescription('This is sold in case packs of 4.')
  await user.click(screen.getByRole('button', { name: 'Take 8' }))
  expect(quantityOf('Oak leg')).toHaveValue(8)
  expect(rowOf('Oak leg').getByRole('cell', { name: '$ 20/=' })).toBeVisible()
  expect(await combobox()).toHaveFocus()
  expect(await combobox()).toHaveValue('')
  expect(searches.at(-1)?.query.get('q')).toBe('oak')
})

it('takes the first product on Enter, and says when there is none', async () => {
  onCall('browseCatalog', ({ query }) => (query.get('q') === 'leg' ? found(leg) : found()))
  const { user } = open()
  await user.type(await combobox(), 'leg{Enter}')
  await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveFocus())
  await user.type(screen.getByRole('spinbutton', { name: 'Quantity' }), '{Enter}')
  await user.type(await combobox(), 'elk{Enter}')
  expect(await screen.findByText(/^Nothing found/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await combobox()).toHaveAccessibleDescription('Choose a product from the list')
})

it('keeps what was typed on while Enter looked up what stood there', async () => {
  const { released, release } = gate()
  const searches = onCall('browseCatalog', async ({ query }) => {
    if (query.get('q') === 'leg') await released
    return found(leg)
  })
  const { user } = open()
  await user.type(await combobox(), 'leg{Enter}s')
  release()
  await waitFor(() => expect(searches.map(({ query }) => query.get('q'))).toContain('legs'))
  expect(await screen.findByRole('option', { name: /Oak leg/ })).toBeVisible()
  expect(await combobox()).toHaveValue('legs')
  expect(await combobox()).toHaveFocus()
})

const good = {
  input: 'KNB-OAK 10',
  productId: 'p1',
  sku: 'KNB-OAK',
  name: 'Oak knob',
  quantity: 10,
  unitPrice: 2.5,
  price: 25,
  available: 100,
}
const legs = { productId: 'p2', sku: 'LEG-OAK', name: 'Oak leg', unitPrice: 10, available: 40 }
const refused = {
  unknown: {
    input: '7 x LEG-OKA',
    quantity: 7,
    problem: {
      code: 'unknown_product',
      message: 'There is no “LEG-OKA” in the shop.',
      suggestions: [{ productId: 'p2', sku: 'LEG-OAK', name: 'Oak leg' }],
    },
  },
  packs: {
    input: 'LEG-OAK 6',
    ...legs,
    quantity: 6,
    price: 60,
    problem: {
      code: 'not_full_case_packs',
      message: 'This is sold in case packs of 4.',
      quantities: [4, 8],
    },
  },
  noQuantity: {
    input: 'PEG-OAK',
    productId: 'p3',
    sku: 'PEG-OAK',
    name: 'Oak peg',
    problem: { code: 'quantity_missing', message: 'Please enter a quantity.' },
  },
}
const paste = async (user: ReturnType<typeof open>['user'], text: string) => {
  await user.click(await screen.findByLabelText('Your list'))
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: 'Check the list' }))
}

it('keeps a line that was typed while the list was read', async () => {
  const { released, release } = gate()
  onCall('parseOrderList', async () => {
    await released
    return { lines: [good] }
  })
  onCall('browseCatalog', () => found(leg))
  const { user } = open()
  await paste(user, 'KNB-OAK 10')
  await user.type(await combobox(), 'leg{Enter}')
  await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(quantityOf('Oak leg')).toHaveValue(4)
  release()
  expect(await screen.findByRole('spinbutton', { name: 'Quantity of Oak knob' })).toHaveValue(10)
  expect(quantityOf('Oak leg')).toHaveValue(4)
})

it('reads the file that was chosen last, whichever answer comes first', async () => {
  const { released, release } = gate()
  let first = false
  onCall('parseOrderList', async ({ body }) => {
    if (body.text.startsWith('LEG'))
      return { lines: [{ input: 'LEG-OAK 4', ...legs, quantity: 4, price: 40 }] }
    await released
    first = true
    return { lines: [good] }
  })
  const { user } = open()
  const choose = (text: string) =>
    user.upload(
      screen.getByLabelText('Choose a CSV file'),
      new File([text], 'list.csv', { type: 'text/csv' }),
    )
  await screen.findByLabelText('Choose a CSV file')
  await choose('KNB-OAK;10')
  await choose('LEG-OAK;4')
  expect(await screen.findByRole('spinbutton', { name: 'Quantity of Oak leg' })).toHaveValue(4)
  expect(screen.getByRole('button', { name: 'Check the list' })).toBeEnabled()
  release()
  await waitFor(() => expect(first).toBe(true))
  await user.type(await combobox(), 'oak')
  expect(quantityOf('Oak leg')).toHaveValue(4)
  expect(screen.queryByRole('spinbutton', { name: 'Quantity of Oak knob' })).toBeNull()
})

it('stays busy until the file that was chosen last is read', async () => {
  const answers: Record<string, ReturnType<typeof gate>> = { KNB: gate(), LEG: gate() }
  const read: string[] = []
  onCall('parseOrderList', async ({ body }) => {
    const name = body.text.slice(0, 3)
    await answers[name]?.released
    read.push(name)
    return { lines: [good] }
  })
  const { user } = open()
  const check = await screen.findByRole('button', { name: 'Check the list' })
  for (const text of ['KNB-OAK;10', 'LEG-OAK;4'])
    await user.upload(screen.getByLabelText('Choose a CSV file'), new File([text], 'list.csv'))
  answers.KNB?.release()
  await waitFor(() => expect(read).toEqual(['KNB']))
  await user.tab()
  expect(check).toBeDisabled()
  answers.LEG?.release()
  await waitFor(() => expect(check).toBeEnabled())
})

it('shows the list in its order with price, stock and sum, and goes from remedy to remedy', async () => {
  onCall('parseOrderList', () => ({
    lines: [good, refused.unknown, { ...refused.noQuantity, available: 40 }],
  }))
  const { user } = open()
  await paste(user, 'KNB-OAK 10\n7 x LEG-OKA\nPEG-OAK')
  expect(await screen.findByText('2 lines need your attention')).toBeVisible()
  const [, ...rows] = screen.getAllByRole('row')
  expect(rows.map((row) => row.querySelector('td:nth-child(2)')?.textContent)).toEqual([
    expect.stringContaining('Oak knob KNB-OAK$ 2.50/= · 100 in stock $ 25/='),
    expect.stringContaining('7 x LEG-OKA'),
    expect.stringContaining('Oak peg PEG-OAK40 in stock'),
  ])
  expect(screen.getByRole('row', { name: /Oak knob/ })).toHaveTextContent('$ 2.50/=100$ 25/=')
  expect(screen.getByLabelText('Your list')).toHaveValue('KNB-OAK 10\n7 x LEG-OKA\nPEG-OAK')

  const suggestion = screen.getByRole('button', { name: 'LEG-OAK · Oak leg' })
  await waitFor(() => expect(suggestion).toHaveFocus())
  const reread = onCall('parseOrderList', ({ body }) => ({
    lines: body.text.endsWith('7')
      ? [{ ...refused.packs, quantity: 7 }]
      : [{ ...legs, input: '', quantity: 8, price: 80 }],
  }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: /^Take 4/ })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: /^Take 8/ }))
  await waitFor(() => expect(quantityOf('Oak peg')).toHaveFocus())
  expect(reread.map(({ body }) => body.text)).toEqual(['LEG-OAK\t7', 'LEG-OAK\t8'])

  onCall('parseOrderList', () => ({
    lines: [{ ...refused.noQuantity, problem: undefined, quantity: 12, unitPrice: 1, price: 12 }],
  }))
  await user.keyboard('12{Enter}')
  const put = await screen.findByRole('button', { name: 'Put 3 lines into the cart' })
  await waitFor(() => expect(put).toHaveFocus())
  expect(screen.getByRole('region', { name: '3 lines ready' })).toHaveTextContent('$ 117/=')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'The cart' })).toBeVisible()
  expect(cartStore.read().guest).toEqual([
    { productId: 'p1', quantity: 10 },
    { productId: 'p2', quantity: 8 },
    { productId: 'p3', quantity: 12 },
  ])
})

it('takes the nearest for all lines at once, and goes on to what is still to be done', async () => {
  onCall('parseOrderList', () => ({ lines: [refused.unknown, refused.packs, refused.noQuantity] }))
  const { user } = open()
  await paste(user, '7 x LEG-OKA\nLEG-OAK 6\nPEG-OAK')
  const reread = onCall('parseOrderList', () => ({
    lines: [
      { ...good, productId: 'p9' },
      { ...legs, input: '', quantity: 8, price: 80 },
    ],
  }))
  await user.click(await screen.findByRole('button', { name: 'Take the nearest for 2 lines' }))
  await waitFor(() => expect(quantityOf('Oak peg')).toHaveFocus())
  expect(reread.map(({ body }) => body.text)).toEqual(['LEG-OAK\t7\nLEG-OAK\t8'])
  expect(screen.getByRole('region', { name: '2 lines ready' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Take the nearest/ })).toBeNull()
})

it('puts what is ready into the cart and keeps the rest', async () => {
  onCall('parseOrderList', () => ({ lines: [good, refused.packs] }))
  const { user } = open()
  await paste(user, 'KNB-OAK 10\nLEG-OAK 6')
  await user.click(await screen.findByRole('button', { name: 'Put 1 line into the cart' }))
  expect(screen.getByText(/^1 line is in the cart/)).toBeVisible()
  expect(cartStore.read().guest).toEqual([{ productId: 'p1', quantity: 10 }])
  expect(screen.getByRole('row', { name: /Oak leg/ })).toBeVisible()
  expect(screen.queryByRole('row', { name: /Oak knob/ })).toBeNull()
  expect(screen.getByLabelText('Your list')).toHaveValue('')
})

it('keeps what was never checked, and stays with it', async () => {
  onCall('parseOrderList', ({ body }) => ({ lines: body.text.includes('\t') ? [good] : [good, good] }))
  const { user, unmount } = open()
  await paste(user, 'SKU Quantity\nKNB-OAK 4\nKNB-OAK 6')
  await screen.findByText('2 lines of your list together')
  await user.type(screen.getByLabelText('Your list'), '\nPEG-OAK 3')
  unmount()
  const again = open()
  await again.user.click(await screen.findByRole('button', { name: 'Put 1 line into the cart' }))
  expect(screen.getByText(/^1 line is in the cart/)).toBeVisible()
  expect(screen.getByLabelText('Your list')).toHaveValue('PEG-OAK 3')
})

it.each(['typed', 'pasted'])(
  'keeps how many were typed beside the list, however often that is checked, where %s comes first',
  async (first) => {
    const read = (input: string) => ({ ...good, input, quantity: Number(input.split(/\s/).at(-1)) })
    onCall('parseOrderList', ({ body }) => ({ lines: body.text.split('\n').map(read) }))
    onCall('browseCatalog', () => found(product()))
    const { user } = open()
    const type = async () => {
      await user.type(await combobox(), 'knob{Enter}')
      await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveFocus())
      await user.clear(screen.getByRole('spinbutton', { name: 'Quantity' }))
      await user.keyboard('10{Enter}')
    }
    if (first === 'typed') await type()
    await paste(user, 'KNB-OAK 20')
    await waitFor(() => expect(quantityOf('Oak knob')).toHaveValue(first === 'typed' ? 30 : 20))
    if (first === 'pasted') await type()
    const checkAgain = async (quantity: number) => {
      await user.click(screen.getByRole('button', { name: 'Check the list' }))
      await waitFor(() => expect(screen.getByRole('button', { name: 'Check the list' })).toBeEnabled())
      await waitFor(() => expect(quantityOf('Oak knob')).toHaveValue(quantity))
    }
    await checkAgain(30)
    await checkAgain(30)
    await user.clear(quantityOf('Oak knob'))
    await user.type(quantityOf('Oak knob'), '32{Enter}')
    await checkAgain(32)
    await user.clear(screen.getByLabelText('Your list'))
    await user.type(screen.getByLabelText('Your list'), 'KNB-OAK 1')
    await checkAgain(13)
  },
)

it('has one line of a product that a suggestion names again', async () => {
  onCall('parseOrderList', () => ({
    lines: [{ ...legs, input: 'LEG-OAK 4', quantity: 4 }, refused.unknown],
  }))
  const { user } = open()
  await paste(user, 'LEG-OAK 4\n7 x LEG-OKA')
  onCall('parseOrderList', ({ body }) => ({
    lines: [{ ...legs, input: '', quantity: Number(body.text.split('\t')[1]) }],
  }))
  await user.click(await screen.findByRole('button', { name: 'LEG-OAK · Oak leg' }))
  expect(await screen.findByText('2 lines of your list together')).toBeVisible()
  expect(quantityOf('Oak leg')).toHaveValue(11)
})

it('adds the same product up and asks the shop about the sum; a list that is checked again takes its own place', async () => {
  onCall('parseOrderList', ({ body }) =>
    body.text.includes('\t')
      ? { lines: [{ ...good, quantity: 130, problem: { code: 'not_enough_stock', message: 'At most 99.' } }] }
      : { lines: [good, { ...good, quantity: 120, price: 300 }] },
  )
  const { user } = open()
  await paste(user, 'KNB-OAK 10\nKNB-OAK 120')
  expect(await screen.findByText('At most 99.')).toBeVisible()
  expect(screen.getByText('2 lines of your list together')).toBeVisible()
  expect(quantityOf('Oak knob')).toHaveValue(130)
  await user.click(screen.getByRole('button', { name: 'Check the list' }))
  await waitFor(() => expect(quantityOf('Oak knob')).toHaveValue(130))
})

it('has an example of products that the shop sells', async () => {
  open()
  const list = await screen.findByLabelText('Your list')
  expect(list).toHaveAttribute('placeholder', 'KNB-OAK 10\n4 x LEG-OAK\nJoiner’s mallet; 10')
})

it('reads a CSV file, and says when a list is too long', async () => {
  const sent = onCall('parseOrderList', () => ({ lines: [good] }))
  const { user } = open()
  const file = new File(['SKU,Quantity\r\n"KNB-OAK",10\r\n'], 'order.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText('Choose a CSV file'), file)
  await screen.findByRole('heading', { name: '1 line ready' })
  expect(sent.map(({ body }) => body.text)).toEqual(['SKU\tQuantity\nKNB-OAK\t10'])

  await user.clear(screen.getByLabelText('Your list'))
  await paste(user, 'KNB-OAK 1\n'.repeat(201))
  expect(screen.getByLabelText('Your list')).toHaveAccessibleDescription(/at most 200 lines/)
  expect(sent).toHaveLength(1)
})

it('keeps a half-finished list and its text over a reload', async () => {
  onCall('parseOrderList', () => ({ lines: [good, refused.packs] }))
  const { user, unmount } = open()
  await paste(user, 'KNB-OAK 10\nLEG-OAK 6')
  await screen.findByRole('heading', { name: '1 line ready' })
  unmount()
  open()
  expect(await screen.findByRole('heading', { name: '1 line ready' })).toBeVisible()
  expect(screen.getByText('This is sold in case packs of 4.')).toBeVisible()
  expect(screen.getByLabelText('Your list')).toHaveValue('KNB-OAK 10\nLEG-OAK 6')
})

it('keeps a list for whoever signs in, and shows nobody the one of another account', async () => {
  onCall('parseOrderList', () => ({ lines: [good] }))
  const guest = open()
  await paste(guest.user, 'KNB-OAK 10')
  await screen.findByRole('heading', { name: '1 line ready' })
  for (const [uid, text] of [
    ['anna', 'KNB-OAK 10'],
    ['anna', 'KNB-OAK 10'],
    ['ben', ''],
    ['anna', 'KNB-OAK 10'],
  ] as const) {
    cleanup()
    session.start({ uid, email: `${uid}@wood-master.test` }, 'token')
    open()
    expect(await screen.findByLabelText('Your list')).toHaveValue(text)
    expect(screen.queryByRole('row', { name: /Oak knob/ }) !== null).toBe(text !== '')
  }
})

it('adds what was typed while signed out to the list of the account, whose text stays', async () => {
  onCall('parseOrderList', ({ body }) => ({
    lines: [body.text.includes('LEG') ? { ...legs, input: 'LEG-OAK 4', quantity: 4, price: 40 } : good],
  }))
  onCall('browseCatalog', () => found(leg))
  session.start({ uid: 'anna', email: 'anna@wood-master.test' }, 'token')
  const { user } = open()
  await paste(user, 'KNB-OAK 10')
  await screen.findByRole('row', { name: /Oak knob/ })
  act(() => session.end())
  await user.type(await combobox(), 'leg{Enter}')
  await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveFocus())
  await user.keyboard('{Enter}')
  await screen.findByRole('row', { name: /Oak leg/ })
  expect(screen.queryByRole('row', { name: /Oak knob/ })).toBeNull()

  act(() => session.start({ uid: 'anna', email: 'anna@wood-master.test' }, 'token'))
  expect(await screen.findByRole('row', { name: /Oak knob/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /Oak leg/ })).toBeVisible()
  expect(screen.getByLabelText('Your list')).toHaveValue('KNB-OAK 10')
})

it.each([
  ['the same list', 'KNB-OAK 10', 'KNB-OAK 10'],
  ['another list', 'LEG-OAK 4', 'KNB-OAK 10\nLEG-OAK 4'],
  ['the same list and one line more', 'KNB-OAK 10\nLEG-OAK 4', 'KNB-OAK 10\nLEG-OAK 4'],
])('has each line once where %s was pasted while signed out', async (_, pasted, text) => {
  onCall('parseOrderList', ({ body }) => ({
    lines: body.text
      .split('\n')
      .map((line) => (line.startsWith('LEG') ? { ...legs, input: line, quantity: 4, price: 40 } : good)),
  }))
  session.start({ uid: 'anna', email: 'anna@wood-master.test' }, 'token')
  const { user } = open()
  await paste(user, 'KNB-OAK 10')
  await screen.findByRole('row', { name: /Oak knob/ })
  act(() => session.end())
  await paste(user, pasted)
  await screen.findAllByRole('row', { name: /Oak/ })
  act(() => session.start({ uid: 'anna', email: 'anna@wood-master.test' }, 'token'))
  expect(await screen.findByLabelText('Your list')).toHaveValue(text)
  expect(screen.getAllByRole('row', { name: /Oak/ })).toHaveLength(text.split('\n').length)
})

it('adds up what an account and a guest have of one product, once they are one list', async () => {
  onCall('parseOrderList', ({ body: { text } }) => {
    const quantity = Number(text.split(/\s/).at(-1))
    return { lines: [{ ...good, input: text, quantity }] }
  })
  session.start({ uid: 'anna', email: 'anna@wood-master.test' }, 'token')
  const { user } = open()
  await paste(user, 'KNB-OAK 10')
  await screen.findByRole('row', { name: /Oak knob/ })
  act(() => session.end())
  await paste(user, 'KNB-OAK 20')
  await screen.findByRole('row', { name: /Oak knob/ })
  act(() => session.start({ uid: 'anna', email: 'anna@wood-master.test' }, 'token'))
  await waitFor(() =>
    expect(screen.getByRole('spinbutton', { name: /^Quantity of Oak knob/ })).toHaveValue(30),
  )
})

it('shows the list of nobody to whoever signs in in another tab while it is open', async () => {
  session.start({ uid: 'ida', email: 'ida@example.com' }, 'token')
  const { user } = open()
  const typed = () => screen.findByRole('textbox', { name: 'Your list' })
  await user.type(await typed(), 'NAIL-9 12')
  act(() => session.start({ uid: 'bob', email: 'bob@example.com' }, 'token'))
  expect(await typed()).toHaveValue('')
  act(() => session.start({ uid: 'ida', email: 'ida@example.com' }, 'token'))
  expect(await typed()).toHaveValue('NAIL-9 12')
})

it('says what is wrong with a kept list in the language that was chosen since', async () => {
  onCall('parseOrderList', () => ({ lines: [refused.packs] }))
  const { user, unmount } = open()
  await paste(user, 'LEG-OAK 6')
  expect(await screen.findByText('This is sold in case packs of 4.')).toBeVisible()
  unmount()
  const problem = { ...refused.packs.problem, message: 'Nur in Packungen zu 4.' }
  const reread = onCall('parseOrderList', () => ({ lines: [{ ...refused.packs, problem }] }))
  const before = readLocaleFrom(() => 'de')
  try {
    open()
    expect(await screen.findByText('Nur in Packungen zu 4.')).toBeVisible()
    expect(screen.queryByText('This is sold in case packs of 4.')).toBeNull()
    expect(reread.map(({ query, body }) => [query.get('language'), body.text])).toEqual([
      ['de', 'LEG-OAK\t6'],
    ])
  } finally {
    readLocaleFrom(before)
  }
})

it.each(['0', '2.5', ''])(
  'shows what a line orders again where "%s" was left in its field',
  async (typed) => {
    onCall('parseOrderList', () => ({ lines: [good] }))
    const { user } = open()
    await paste(user, 'KNB-OAK 10')
    const field = await screen.findByRole('spinbutton', { name: 'Quantity of Oak knob' })
    await user.clear(field)
    if (typed) await user.type(field, typed)
    await user.tab()
    expect(field).toHaveValue(10)
  },
)
