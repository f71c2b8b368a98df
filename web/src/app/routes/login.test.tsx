import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rememberOrigin, takeOrigin } from '#lib/session/origin.ts'
import { product } from '#testing/factories.ts'
import { errorResponse, onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './login.tsx'

const open = () => renderRoutes([{ path: '/login', loader, Component }])

it('says what it is for, and goes there afterwards', async () => {
  onCall('getCatalogProduct', () => product({ name: 'Oak Dowel Rods' }))
  rememberOrigin('/purchase/p1')
  const { container } = open()
  expect(await screen.findByText('Log in to buy Oak Dowel Rods')).toBeVisible()
  expect(container.querySelector('img')).toHaveAttribute('src', '/pictures/products/oak-knob-960.jpg')
  expect(takeOrigin()).toBe('/purchase/p1')
})

it.each([
  ['/order/o1', 'Log in to pay for your order'],
  ['/checkout', 'Log in to check out'],
  ['/dashboard/myOrders/o1', 'Log in to see your orders'],
])('says for %s: %s', async (origin, text) => {
  rememberOrigin(origin)
  open()
  expect(await screen.findByText(text)).toBeVisible()
})

it('says nothing where there is no such product, or nobody was led here', async () => {
  onCall('getCatalogProduct', () => errorResponse('not_found', 'There is no such product.'))
  rememberOrigin('/purchase/id')
  open()
  expect(await screen.findByRole('heading', { name: 'Login to Wood-Master' })).toBeVisible()
  expect(screen.queryByText(/^Log in to/)).toBeNull()
})

it('shows the password on request', async () => {
  const { user } = open()
  const password = await screen.findByLabelText('Password')
  expect(password).toHaveAttribute('type', 'password')
  await user.type(password, 'secret')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  expect(password).toHaveValue('secret')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password).toHaveAttribute('type', 'password')
})
