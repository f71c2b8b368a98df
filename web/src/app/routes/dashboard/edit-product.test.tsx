import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { adminPaths } from '#config/admin-paths.ts'
import { session } from '#lib/session/session.ts'
import { product, settings, shopper } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
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
  await waitFor(() => expect(sent[0]?.body).toEqual({ name: 'Ash knob', seen: { name: 'Oak knob' } }))
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  await screen.findByRole('heading', { name: 'Products' })
})

it('publishes a draft by one press', async () => {
  const sent = onCall('changeProduct', () => ({ modifiedCount: 1 }))
  const { user } = open(product({ draft: true }))
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(sent[0]?.body).toEqual({ draft: false, seen: { draft: true } }))
  await screen.findByRole('dialog', { name: 'Published' })
})

it('says what somebody else has changed, and replaces it only when it is pressed again', async () => {
  const said = 'Somebody else has changed it to 13 meanwhile. Save again to replace that'
  const sent = onCall('changeProduct', ({ body }) =>
    body.seen?.price === 13
      ? { modifiedCount: 1 }
      : HttpResponse.json(
          {
            error: {
              code: 'changed_meanwhile',
              message: 'Nothing of yours was saved.',
              fields: { price: said },
            },
            current: { price: 13 },
          },
          { status: 409 },
        ),
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
  expect(await screen.findByText(refusal)).toBeVisible()
  unmount()
  const draft = open(short({ draft: true }))
  await draft.user.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(await screen.findByText(refusal)).toBeVisible()
  expect(sent).toEqual([])
})
