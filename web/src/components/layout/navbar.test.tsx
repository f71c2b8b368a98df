import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rememberOrigin, takeOrigin } from '#lib/session/origin.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Navbar } from './navbar.tsx'

async function openMenu() {
  const { user } = renderRoutes([{ path: '/', Component: Navbar }])
  const button = await screen.findByRole('button', { name: 'Menu' })
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  return { user, button }
}

it('gives the focus back to the button of its menu when Escape closes it', async () => {
  const { user, button } = await openMenu()
  const menu = document.getElementById(button.getAttribute('aria-controls') ?? '')
  within(menu ?? document.body)
    .getByRole('link', { name: 'Login' })
    .focus()
  await user.keyboard('{Escape}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
})

it('has a closed menu in a document that the browser brings back', async () => {
  const { button } = await openMenu()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
})

it.each([
  ['/cart?from=mail', '/cart?from=mail'],
  ['/register', '/checkout'],
])('leads from %s to a sign-in that comes back to %s', async (opened, origin) => {
  rememberOrigin('/checkout')
  const page = { Component: Navbar }
  const { user } = renderRoutes(
    [
      { path: '/cart', ...page },
      { path: '/register', ...page },
      { path: '/login', Component: () => <h1>Login</h1> },
    ],
    opened,
  )
  const [link] = await screen.findAllByRole('link', { name: 'Login' })
  if (link) await user.click(link)
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
  expect(takeOrigin()).toBe(origin)
})
