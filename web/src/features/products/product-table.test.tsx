import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { product } from '#testing/factories.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { ProductTable } from './product-table.tsx'

const products = [
  product({ _id: 'p1', name: 'Oak knob', minQuantity: 10, casePack: 5, availableQuantity: 100 }),
  product({ _id: 'p2', name: 'Sold out', minQuantity: 10, availableQuantity: 2 }),
  product({ _id: 'p3', name: 'Ash leg', minQuantity: 4, availableQuantity: 50 }),
]
const open = () =>
  renderRoutes([{ path: '/', Component: () => <ProductTable products={products} currency="usd" /> }])
const field = (name: string) => screen.findByRole('spinbutton', { name: `Quantity of ${name}` })

it('adds a typed quantity with Enter and goes on to the next row that can be bought', async () => {
  const { user } = open()
  const knob = await field('Oak knob')
  expect(knob).toHaveValue(10)
  await user.click(knob)
  await user.keyboard('25{Enter}')
  expect(screen.getByText(/^25 in cart/)).toBeVisible()
  expect(await field('Ash leg')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByText(/^4 in cart/)).toBeVisible()
  expect(screen.queryByRole('spinbutton', { name: 'Quantity of Sold out' })).toBeNull()
})

it.each([
  ['12', 'This is sold in case packs of 5.', 'Take 15 of Oak knob'],
  ['200', 'At present, at most 95 can be ordered.', 'Take 95 of Oak knob'],
])('refuses %s, says why and offers what can be ordered', async (typed, message, offer) => {
  const { user } = open()
  const knob = await field('Oak knob')
  await user.clear(knob)
  await user.type(knob, `${typed}{Enter}`)
  await waitFor(() => expect(knob).toHaveAccessibleDescription(message))
  expect(knob).toHaveFocus()
  expect(screen.queryByText(/in cart/)).toBeNull()
  await user.click(screen.getByRole('button', { name: offer }))
  expect(screen.getByText(/in cart/)).toBeVisible()
  expect(knob).toBeValid()
})

it('hints at the minimum and refuses what is no quantity', async () => {
  const { user } = open()
  const leg = await field('Ash leg')
  await user.clear(leg)
  await user.type(leg, '2')
  expect(leg).toHaveAccessibleDescription('Shops usually order at least 4')
  await user.type(leg, '.5')
  await user.click(screen.getByRole('button', { name: 'Add Ash leg to the cart' }))
  await waitFor(() => expect(leg).toHaveAccessibleDescription('Use a whole number from 1'))
})
