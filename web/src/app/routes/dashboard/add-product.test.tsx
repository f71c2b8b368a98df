import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { hasDraft } from '#components/forms/kept-draft.ts'
import { session } from '#lib/session/session.ts'
import { product, settings, shopper } from '#testing/factories.ts'
import { noNetwork, onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './add-product.tsx'

it('makes a new product of another one, with a SKU and a stock of its own', async () => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  onCall('getSettings', () => settings())
  const known = product({ sku: 'OAK-KNOB', availableQuantity: 40 })
  onCall('getProduct', () => known)
  const sent = onCall('addProduct', () => ({ insertedId: 'p2' }))
  const { user } = renderRoutes([{ path: '/add', loader, Component }], '/add?copy=p1')
  expect(await screen.findByLabelText('Name')).toHaveValue(known.name)
  expect(screen.getByLabelText('SKU')).toHaveValue('')
  await user.type(screen.getByLabelText('Available Quantity'), '60')
  await user.click(screen.getByRole('button', { name: 'Add Product' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ name: known.name, price: known.price, availableQuantity: 60 })
  expect(sent[0]?.body).not.toHaveProperty('sku')
  await screen.findByRole('dialog', { name: 'Product Added' })
  expect(hasDraft('product-form-copy-p1')).toBe(false)
})

it('saves a copy as a draft, whose minimum may exceed its stock', async () => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  onCall('getSettings', () => settings())
  onCall('getProduct', () => product())
  const sent = onCall('addProduct', () => ({ insertedId: 'p2' }))
  const { user } = renderRoutes([{ path: '/add', loader, Component }], '/add?copy=p1')
  await user.type(await screen.findByLabelText('Available Quantity'), '0')
  await user.click(screen.getByRole('button', { name: 'Save as draft' }))
  await waitFor(() => expect(sent.map(({ body }) => body.draft)).toEqual([true]))
  await screen.findByRole('dialog', { name: 'Draft saved' })
})

it('adds once what is sent again after a lost answer, also after a reload', async () => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  onCall('getSettings', () => settings())
  onCall('getProduct', () => product())
  const lost = onCall('addProduct', noNetwork)
  const open = () => renderRoutes([{ path: '/add', loader, Component }], '/add?copy=p1')
  const add = () => screen.getByRole('button', { name: 'Add Product' })
  const first = open()
  await first.user.type(await screen.findByLabelText('Available Quantity'), '60')
  await first.user.click(add())
  expect(await screen.findByText(/cannot be reached/)).toBeVisible()
  await waitFor(() => expect(add()).toBeEnabled())
  first.unmount()
  const sent = onCall('addProduct', () => ({ insertedId: 'p2' }))
  const { user } = open()
  expect(await screen.findByLabelText('Available Quantity')).toHaveValue('60')
  await user.click(add())
  const dialog = within(await screen.findByRole('dialog', { name: 'Product Added' }))
  await user.click(dialog.getByRole('button'))
  expect(lost[0]?.body.key).toEqual(expect.any(String))
  expect(sent.map(({ body }) => body)).toEqual(lost.map(({ body }) => body))
  expect(hasDraft('product-form-copy-p1')).toBe(false)
})
