import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
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
