import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { parsed, tabStorage } from '#lib/browser/storage.ts'
import { session } from '#lib/session/session.ts'
import { product, settings, shopper } from '#testing/factories.ts'
import { noNetwork, onCall } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './product-grid.tsx'

const stored = () => [
  product({ _id: 'p1', name: 'Oak knob', sku: 'OAK', price: 12 }),
  product({ _id: 'p2', name: 'Ash knob', sku: 'ASH', price: 13 }),
]
let products = stored()
const level = (productId: string) => ({
  productId,
  ...{ onHand: 40, committed: 4, available: 36, incoming: 0, promised: 0 },
})
const cell = (column: string, name = 'Oak knob') =>
  screen.findByRole('textbox', { name: `${column}, ${name}` })
const save = (name: string) => screen.findByRole('button', { name })

beforeEach(() => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  products = stored()
  onCall('getSettings', () => settings())
  onCall('listAllProducts', () => products)
  onCall('getStockLevels', () => products.map(({ _id }) => level(_id)))
})
const open = () => renderRoutes([{ path: '/', loader, Component }])
const type = async (user: ReturnType<typeof open>['user'], column: string, text: string) => {
  await user.clear(await cell(column))
  await user.type(await cell(column), text)
}
const giveReason = async (user: ReturnType<typeof open>['user']) =>
  user.type(await screen.findByRole('textbox', { name: 'Reason for the counted stock' }), 'Counted')
const draft = () => parsed(tabStorage.read(`wood-master.draft.product-grid.${shopper.uid}`))

it('goes down a column by Enter and the arrows, and saves what was changed by one press', async () => {
  const sent = onCall('changeProduct', () => ({ modifiedCount: 1 }))
  const booked = onCall('bookStock', () => ({ modifiedCount: 1 }))
  products = products.map((each) => (each._id === 'p2' ? { ...each, draft: true } : each))
  const { user } = open()
  await user.clear(await cell('Price'))
  await user.keyboard('12.5{Enter}14')
  expect(await cell('Price', 'Ash knob')).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(await cell('Price')).toHaveFocus()
  await user.clear(await cell('On hand', 'Ash knob'))
  await user.type(await cell('On hand', 'Ash knob'), '38')
  expect(await save('Save 2 products')).toBeDisabled()
  await user.type(screen.getByRole('textbox', { name: 'Reason for the counted stock' }), 'Counted')
  await user.click(await save('Save 2 products'))
  await waitFor(() =>
    expect(sent.map(({ params, body }) => [params.id, body])).toEqual([
      ['p1', { price: 12.5, seen: { price: 12 } }],
      ['p2', { price: 14, seen: { price: 13, draft: true } }],
    ]),
  )
  expect(booked.map(({ params, body }) => [params.id, body])).toEqual([
    ['p2', { kind: 'counted', found: 38, onHand: 40, reason: 'Counted', key: expect.any(String) }],
  ])
  expect(await screen.findByText('2 products saved')).toBeVisible()
})

it('names what somebody else has changed, keeps it typed, and replaces it only when it is pressed again', async () => {
  const said = 'Somebody else has changed it to 15 meanwhile.'
  const sent = onCall('changeProduct', ({ params, body }) =>
    params.id === 'p2' || body.seen?.price === 15
      ? { modifiedCount: 1 }
      : HttpResponse.json(
          {
            error: { code: 'changed_meanwhile', message: 'Not saved.', fields: { price: said } },
            current: { price: 15 },
          },
          { status: 409 },
        ),
  )
  const { user } = open()
  await cell('Price')
  products = [product({ ...products[0], price: 15, casePack: 3 }), product({ ...products[1], price: 20 })]
  for (const name of ['Oak knob', 'Ash knob']) {
    await user.clear(await cell('Price', name))
    await user.type(await cell('Price', name), '20')
  }
  await user.click(await save('Save 2 products'))
  expect(await screen.findByText(said)).toBeVisible()
  expect(await cell('Price')).toHaveValue('20')
  await waitFor(async () => expect(await cell('Case pack')).toHaveValue('3'))
  await user.click(await save('Save 1 product'))
  await waitFor(() =>
    expect(sent.slice(2).map(({ body }) => body)).toEqual([{ price: 20, seen: { price: 15 } }]),
  )
})

it('says which cell holds no number, sends nothing of that row, and saves the others', async () => {
  const sent = onCall('changeProduct', () => {
    products = products.map((one) => (one._id === 'p2' ? { ...one, price: 13.5 } : one))
    return { modifiedCount: 1 }
  })
  const { user } = open()
  await user.clear(await cell('Price'))
  await user.keyboard('twelve{Enter}13,50')
  await user.click(await save('Save 2 products'))
  expect(await screen.findByText('Price: not a number')).toBeVisible()
  expect(sent.map(({ params, body }) => [params.id, body.price])).toEqual([['p2', 13.5]])
  // However it is written, what was saved is no change.
  expect(await save('Save 1 product')).toBeEnabled()
})

it.each([
  ['Price', '1.250'],
  ['On hand', '1.000'],
  ['Minimum', '1.000'],
])('takes no thousands in %s for a decimal', async (column, typed) => {
  const [sent, booked] = [
    onCall('changeProduct', () => ({ modifiedCount: 1 })),
    onCall('bookStock', () => ({ modifiedCount: 1 })),
  ]
  const { user } = open()
  await user.clear(await cell(column))
  await user.type(await cell(column), typed)
  const reason = screen.queryByRole('textbox', { name: 'Reason for the counted stock' })
  if (reason) await user.type(reason, 'Counted')
  await user.click(await save('Save 1 product'))
  expect(await screen.findByText(`${column}: not a number`)).toBeVisible()
  expect([...sent, ...booked]).toEqual([])
})

it('follows the shop again in what it saved, also where somebody else changes it later', async () => {
  const sent = onCall('changeProduct', ({ params, body }) => {
    products = products.map((one) => (one._id === params.id ? { ...one, price: body.price ?? 0 } : one))
    return { modifiedCount: 1 }
  })
  const { user } = open()
  await user.clear(await cell('Price'))
  await user.type(await cell('Price'), '12.5')
  await user.click(await save('Save 1 product'))
  await waitFor(async () => expect(await save('Nothing to save')).toBeDisabled())
  products = products.map((one) => (one._id === 'p1' ? { ...one, price: 15 } : one))
  await user.clear(await cell('Price', 'Ash knob'))
  await user.type(await cell('Price', 'Ash knob'), '14')
  await user.click(await save('Save 1 product'))
  await waitFor(async () => expect(await cell('Price')).toHaveValue('15'))
  expect(await save('Nothing to save')).toBeDisabled()
  expect(sent.map(({ params, body }) => [params.id, body.price])).toEqual([
    ['p1', 12.5],
    ['p2', 14],
  ])
})

it('books the same count another time as another count', async () => {
  let onHand = 40
  onCall('getStockLevels', () => products.map(({ _id }) => ({ ...level(_id), onHand })))
  const booked = onCall('bookStock', ({ body }) => {
    onHand = body.kind === 'counted' ? body.found : onHand
    return { modifiedCount: 1 }
  })
  const { user } = open()
  for (const found of ['38', '39', '38']) {
    await user.clear(await cell('On hand'))
    await user.type(await cell('On hand'), found)
    const reason = screen.getByRole('textbox', { name: 'Reason for the counted stock' })
    await user.clear(reason)
    await user.type(reason, 'Counted')
    await user.click(await save('Save 1 product'))
    await waitFor(async () => expect(await save('Nothing to save')).toBeDisabled())
  }
  expect(new Set(booked.map(({ body }) => body.key)).size).toBe(3)
})

it('keeps what is typed in a cell while the cell is saved', async () => {
  const { released, release } = gate()
  onCall('changeProduct', async () => {
    await released
    products = products.map((one) => (one._id === 'p1' ? { ...one, price: 12.5 } : one))
    return { modifiedCount: 1 }
  })
  const { user } = open()
  await user.clear(await cell('Price'))
  await user.type(await cell('Price'), '12.5')
  await user.click(await save('Save 1 product'))
  await user.type(await cell('Price'), '5')
  release()
  await screen.findByText('1 product saved')
  expect(await cell('Price')).toHaveValue('12.55')
})

it('keeps what was typed on one page while another is saved', async () => {
  onCall('changeProduct', ({ params, body }) => {
    products = products.map((one) => (one._id === params.id ? { ...one, price: body.price ?? 0 } : one))
    return { modifiedCount: 1 }
  })
  const { user, router } = open()
  await user.clear(await cell('Price'))
  await user.type(await cell('Price'), '12.5')
  products = [product({ _id: 'p3', name: 'Elm knob', price: 14 })]
  await act(() => router.navigate('/?after=later&page=2'))
  await user.clear(await cell('Price', 'Elm knob'))
  await user.type(await cell('Price', 'Elm knob'), '15')
  await user.click(await save('Save 1 product'))
  await screen.findByText('1 product saved')
  products = stored()
  await act(() => router.navigate('/'))
  expect(await cell('Price')).toHaveValue('12.5')
  await user.click(await save('Save 1 product'))
  await waitFor(() => expect(draft()).toBeUndefined())
})

/** What lies on the shelf; a count that knew of something else is refused, as the shop does. */
function shelf(onHand: number) {
  const state = { onHand }
  onCall('getStockLevels', () => products.map(({ _id }) => ({ ...level(_id), onHand: state.onHand })))
  const booked = onCall('bookStock', ({ body }) =>
    body.kind === 'counted' && body.onHand === state.onHand
      ? { modifiedCount: 1 }
      : HttpResponse.json(
          {
            error: { code: 'changed_meanwhile', message: `On hand is ${state.onHand} by now.` },
            current: { onHand: state.onHand },
          },
          { status: 409 },
        ),
  )
  return { state, known: () => booked.map(({ body }) => 'found' in body && [body.found, body.onHand]) }
}

it('counts from what a kept draft was typed over, and from what is there by now only once it has said so', async () => {
  const { state, known } = shelf(40)
  const first = open()
  await type(first.user, 'On hand', '38')
  first.unmount()
  state.onHand = 30
  const { user } = open()
  expect(await cell('On hand')).toHaveValue('38')
  await giveReason(user)
  await user.click(await save('Save 1 product'))
  expect(await screen.findByText('On hand is 30 by now.')).toBeVisible()
  await user.click(await save('Save 1 product'))
  await screen.findByText('1 product saved')
  expect(known()).toEqual([
    [38, 40],
    [38, 30],
  ])
})

it('counts from what was typed over where another cell of the row was refused', async () => {
  const { state, known } = shelf(40)
  const sent = onCall('changeProduct', () => ({ modifiedCount: 1 }))
  const { user } = open()
  await type(user, 'On hand', '38')
  await type(user, 'Price', '1.250')
  await giveReason(user)
  state.onHand = 30
  await user.click(await save('Save 1 product'))
  expect(await screen.findByText('Price: not a number')).toBeVisible()
  await type(user, 'Price', '12.5')
  await user.click(await save('Save 1 product'))
  expect(await screen.findByText('On hand is 30 by now.')).toBeVisible()
  expect(known()).toEqual([[38, 40]])
  expect(sent.map(({ body }) => body)).toEqual([{ price: 12.5, seen: { price: 12 } }])
})

it('says what a price of a kept draft was typed over, also where it is typed anew', async () => {
  const sent = onCall('changeProduct', () => ({ modifiedCount: 1 }))
  const first = open()
  await type(first.user, 'Price', '12.5')
  first.unmount()
  products = [product({ ...products[0], price: 15 }), ...products.slice(1)]
  const { user } = open()
  await type(user, 'Price', '16')
  await user.click(await save('Save 1 product'))
  await screen.findByText('1 product saved')
  expect(sent.map(({ body }) => body)).toEqual([{ price: 16, seen: { price: 12 } }])
})

it('keeps nothing of what was typed back', async () => {
  const { user } = open()
  await type(user, 'Price', '12.5')
  await type(user, 'Price', '12')
  expect(await save('Nothing to save')).toBeDisabled()
  expect(draft()).toBeUndefined()
})

it('saves nothing a second time that was saved while another row was out of reach', async () => {
  const booked = onCall('bookStock', () => ({ modifiedCount: 1 }))
  onCall('changeProduct', noNetwork)
  const { user } = open()
  await type(user, 'On hand', '43')
  await user.clear(await cell('Price', 'Ash knob'))
  await user.type(await cell('Price', 'Ash knob'), '14')
  await giveReason(user)
  await user.click(await save('Save 2 products'))
  expect(await screen.findByText(/cannot be reached/)).toBeVisible()
  const again = onCall('changeProduct', () => ({ modifiedCount: 1 }))
  await user.click(await save('Save 1 product'))
  expect(await screen.findAllByText('1 product saved')).not.toEqual([])
  await waitFor(() => expect(again).toHaveLength(1))
  expect(booked.map(({ body }) => body)).toMatchObject([{ found: 43 }])
})

it('stays as it is while the shop is out of reach', async () => {
  onCall('changeProduct', noNetwork)
  const { user } = open()
  await type(user, 'Price', '12.5')
  const asked = onCall('listAllProducts', noNetwork)
  await user.click(await save('Save 1 product'))
  expect(await screen.findByText(/cannot be reached/)).toBeVisible()
  await waitFor(async () => expect(await save('Save 1 product')).toBeEnabled())
  expect(await cell('Price')).toHaveValue('12.5')
  expect(asked).toEqual([])
})
