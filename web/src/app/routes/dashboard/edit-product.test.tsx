import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { adminPaths } from '#config/admin-paths.ts'
import { session } from '#lib/session/session.ts'
import { product, settings, shopper } from '#testing/factories.ts'
import { errorResponse, onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './edit-product.tsx'

function open(found = product()) {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  onCall('getSettings', () => settings())
  onCall('getProduct', () => found)
  const products = { path: adminPaths.manageProducts, Component: () => <h1>Products</h1> }
  return renderRoutes([{ path: '/edit/:id', loader, Component }, products], '/edit/p1')
}
const announced = { kind: 'backorder' as const, incoming: [{ id: 'd1', quantity: 20, on: '2027-03-10' }] }
const save = () => screen.findByRole('button', { name: 'Save changes' })

it('sends what was changed and nothing else', async () => {
  const sent = onCall('changeProduct', () => ({ modifiedCount: 1 }))
  const { user } = open()
  const name = await screen.findByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Ash knob')
  await user.click(await save())
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ name: 'Ash knob', seen: { name: 'Oak knob' } }]),
  )
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  expect(await screen.findByRole('heading', { name: 'Products' })).toBeVisible()
})

it('takes a price with a decimal comma for what it says, and none that may be thousands', async () => {
  const sent = onCall('changeProduct', () => ({ modifiedCount: 1 }))
  const { user } = open()
  const price = await screen.findByLabelText('Price')
  await user.clear(price)
  await user.type(price, '1,250')
  await user.click(await save())
  expect(await screen.findByText('Use a price above 0 with at most two decimals')).toBeVisible()
  await user.clear(price)
  await user.type(price, '11,80')
  await user.click(await save())
  await waitFor(() => expect(sent.map(({ body }) => body.price)).toEqual([11.8]))
})

it('saves a draft as one', async () => {
  const sent = onCall('changeProduct', () => ({ modifiedCount: 1 }))
  const { user } = open(product({ draft: true }))
  const name = await screen.findByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Ash knob')
  await user.click(screen.getByRole('button', { name: 'Save as draft' }))
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({ name: 'Ash knob', seen: { name: 'Oak knob', draft: true } }),
  )
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  await screen.findByRole('heading', { name: 'Products' })
})

it('has no draft to save any more that somebody else published meanwhile', async () => {
  const { user } = open(product({ draft: true }))
  const name = await screen.findByLabelText('Name')
  await user.type(name, 's')
  onCall('changeProduct', () => conflict('name', '', undefined))
  onCall('getProduct', () => product())
  await user.click(screen.getByRole('button', { name: 'Save as draft' }))
  await screen.findByRole('button', { name: 'Save changes' })
  expect(screen.queryByRole('button', { name: 'Save as draft' })).toBeNull()
  expect(name).toHaveValue('Oak knobs')
  const sent = onCall('changeProduct', () => ({ modifiedCount: 1 }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ name: 'Oak knobs' }))
  await user.click(await screen.findByRole('button', { name: 'OK' }))
})

it('publishes a draft by one press', async () => {
  const sent = onCall('changeProduct', () => ({ modifiedCount: 1 }))
  const { user } = open(product({ draft: true }))
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(sent[0]?.body).toEqual({ draft: false, seen: { draft: true } }))
  await screen.findByRole('dialog', { name: 'Published' })
})

const conflict = (field: string, said: string, now: unknown) =>
  HttpResponse.json(
    {
      error: { code: 'changed_meanwhile', message: 'Nothing of yours was saved.', fields: { [field]: said } },
      current: { [field]: now },
    },
    { status: 409 },
  )

it('says what somebody else has changed, and replaces it only when it is pressed again', async () => {
  const said = 'Somebody else has changed it to 13 meanwhile. Save again to replace that'
  const sent = onCall('changeProduct', ({ body }) =>
    body.seen?.price === 13 ? { modifiedCount: 1 } : conflict('price', said, 13),
  )
  const { user } = open()
  const price = await screen.findByLabelText('Price')
  await user.clear(price)
  await user.type(price, '14')
  await user.click(await save())
  await waitFor(() => expect(price).toHaveAccessibleDescription(said))
  // The form is longer than a screen, and its button is always on it.
  await waitFor(() => expect(screen.getByLabelText('Price')).toHaveFocus())
  await user.click(await save())
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ price: 14, seen: { price: 13 } }))
  expect(sent).toHaveLength(2)
})

it.each([
  ['Pieces, delivery 1', 'supply', { kind: 'backorder', incoming: [] }],
  ['Price of one, price break 1', 'priceBreaks', []],
  ['Name (Deutsch)', 'translations', { fr: { name: 'Bouton' } }],
])('says so of a part with several fields, %s, and replaces it too', async (label, part, now) => {
  const said = 'Somebody else has changed it'
  const sent = onCall('changeProduct', ({ body }) =>
    JSON.stringify(body.seen?.[part]) === JSON.stringify(now)
      ? { modifiedCount: 1 }
      : conflict(part, said, now),
  )
  const { user } = open(product({ supply: announced, priceBreaks: [{ minQuantity: 20, price: 2 }] }))
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  await user.type(field, '1')
  await user.click(await save())
  expect(await screen.findByText(said)).toBeVisible()
  await user.click(await save())
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(await screen.findByRole('dialog', { name: 'Product Updated' })).toBeVisible()
})

it('saves what was refused once it is put back', async () => {
  const said = '5 pieces of this delivery are promised'
  const sent = onCall('changeProduct', ({ body }) =>
    body.supply ? errorResponse('invalid_request', 'Please check.', { supply: said }) : { modifiedCount: 1 },
  )
  const { user } = open(product({ supply: announced }))
  await user.type(await screen.findByLabelText('Name'), 's')
  const supply = screen.getByLabelText('Comes from')
  await user.selectOptions(supply, 'stock')
  await user.click(await save())
  expect(await screen.findByText(said)).toBeVisible()
  await user.selectOptions(supply, 'backorder')
  await user.click(await save())
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ name: 'Oak knobs', seen: { name: 'Oak knob' } }))
})

it('compares with what was opened before a reload, not with what somebody else saved since', async () => {
  const sent = onCall('changeProduct', () => ({ modifiedCount: 1 }))
  const first = open(product({ price: 2.5 }))
  const price = await screen.findByLabelText('Price')
  await first.user.clear(price)
  await first.user.type(price, '3')
  first.unmount()
  const { user } = open(product({ price: 4, category: 'Handles', minQuantity: 20 }))
  expect(await screen.findByLabelText('Price')).toHaveValue('3')
  // Typed after the reload, back to what it was before.
  const least = screen.getByLabelText('Minimum Quantity')
  await user.clear(least)
  await user.type(least, String(product().minQuantity))
  await user.click(await save())
  const seen = { price: 2.5, minQuantity: 20 }
  const { minQuantity } = product()
  await waitFor(() => expect(sent[0]?.body).toEqual({ price: 3, minQuantity, seen }))
})

it('shows a language with what is wrong in it', async () => {
  const said = 'Has characters that cannot be shown'
  onCall('changeProduct', () =>
    errorResponse('invalid_request', 'Please check.', { 'translations.ar.name': said }),
  )
  const { user } = open()
  const language = await screen.findByLabelText('Language')
  for (const [shown, label] of [
    ['ar', 'Name (العربية)'],
    ['fr', 'Name (Français)'],
  ] as const) {
    await user.selectOptions(language, shown)
    await user.type(screen.getByLabelText(label), 'abc')
  }
  for (let press = 1; press <= 2; press++) {
    await user.selectOptions(language, 'fr')
    await user.click(await save())
    expect(await screen.findByLabelText('Name (العربية)')).toHaveAccessibleDescription(said)
  }
})

it('shows the texts of one other language at a time, says what each lacks, and sends those that are there', async () => {
  const sent = onCall('changeProduct', () => ({ modifiedCount: 1 }))
  const { user } = open()
  const language = await screen.findByLabelText('Language')
  expect(screen.getByRole('option', { name: /^العربية, \d texts are missing$/ })).toBeInTheDocument()
  await user.type(screen.getByLabelText('Name (Deutsch)'), 'Eichenknopf')
  await user.selectOptions(language, 'ar')
  expect(screen.queryByLabelText('Name (Deutsch)')).toBeNull()
  const arabic = screen.getByLabelText('Name (العربية)')
  expect(arabic).toHaveAttribute('dir', 'rtl')
  await user.type(arabic, 'مقبض بلوط')
  await user.click(await save())
  const translations = { de: { name: 'Eichenknopf' }, ar: { name: 'مقبض بلوط' } }
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ translations, seen: { translations: {} } }]),
  )
})

const short = (change = {}) => product({ minQuantity: 10, availableQuantity: 4, ...change })
const refusal = 'Available Quantity have to be more than minimum quantity'

it('saves what was changed of a product whose stock fell below its minimum', async () => {
  const sent = onCall('changeProduct', () => ({ modifiedCount: 1 }))
  const { user } = open(short())
  const name = await screen.findByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Ash knob')
  await user.click(await save())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.queryByText(refusal)).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  await screen.findByRole('heading', { name: 'Products' })
})

it('refuses a new minimum above the stock, and to publish a draft with one', async () => {
  const sent = onCall('changeProduct', () => ({ modifiedCount: 1 }))
  const { user, unmount } = open(short())
  await user.type(await screen.findByLabelText('Minimum Quantity'), '0')
  await user.click(await save())
  expect(await screen.findByRole('dialog')).toHaveTextContent(refusal)
  unmount()
  const draft = open(short({ draft: true }))
  await draft.user.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent(refusal)
  expect(sent).toEqual([])
})
