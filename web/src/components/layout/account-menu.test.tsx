import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSelection } from '#components/lists/use-selection.ts'
import { session } from '#lib/session/session.ts'
import { shopper } from '#testing/factories.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { AccountMenu } from './account-menu.tsx'

const open = () =>
  renderRoutes([
    {
      path: '/',
      Component: () => (
        <>
          <AccountMenu />
          <button type="button">Elsewhere</button>
        </>
      ),
    },
    { path: '/dashboard/myOrders', Component: () => <h1>My Orders</h1> },
  ])

const button = () => screen.findByRole('button', { name: 'Account of Sam Shopper' })

it('says who is signed in and leads to their pages', async () => {
  session.start(shopper, 'token')
  const { user } = open()
  expect(await button()).toHaveTextContent('SSam Shopper')
  expect(screen.queryByRole('link')).toBeNull()
  await user.click(await button())
  expect(await button()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText(shopper.email)).toBeVisible()
  expect(screen.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/dashboard/myProfile')
  await user.click(screen.getByRole('link', { name: 'My Orders' }))
  expect(await screen.findByRole('heading', { name: 'My Orders' })).toBeVisible()
})

it('stays closed where somebody comes back to', async () => {
  session.start(shopper, 'token')
  const { user, router } = renderRoutes(['/', '/elsewhere'].map((path) => ({ path, Component: AccountMenu })))
  await user.click(await button())
  await act(() => router.navigate('/elsewhere'))
  await act(() => router.navigate(-1))
  expect(await button()).toHaveAttribute('aria-expanded', 'false')
})

it('is closed by Escape, which returns the focus, and by leaving it', async () => {
  session.start(shopper, 'token')
  const { user } = open()
  await user.click(await button())
  await user.tab()
  expect(screen.getByRole('link', { name: 'My Profile' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('link')).toBeNull()
  expect(await button()).toHaveFocus()
  await user.click(await button())
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(screen.queryByRole('link')).toBeNull()
})

it('leaves the ticked rows of a list alone when Escape closes it', async () => {
  session.start(shopper, 'token')
  const rows = [{ _id: 'r1' }]
  const Component = () => {
    const selection = useSelection(rows)
    return (
      <>
        <button type="button" onClick={() => selection.chooseAll(true)}>
          Tick
        </button>
        <AccountMenu />
        <p>{selection.items.length} ticked</p>
      </>
    )
  }
  const { user } = renderRoutes([{ path: '/', Component }])
  await user.click(await screen.findByRole('button', { name: 'Tick' }))
  await user.click(await button())
  await user.keyboard('{Escape}')
  expect(await button()).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByText('1 ticked')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.getByText('0 ticked')).toBeVisible()
})

it('changes the theme', async () => {
  session.start(shopper, 'token')
  const { user } = open()
  await user.click(await button())
  await user.click(screen.getByRole('button', { name: 'Dark theme' }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'lamplight')
  await user.click(screen.getByRole('button', { name: 'Light theme' }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'paper')
})

it('shows their picture where there is one', async () => {
  session.start({ ...shopper, photoUrl: 'https://images.test/sam.png' }, 'token')
  const { container } = open()
  await button()
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://images.test/sam.png')
})

it('is not there while nobody is signed in', async () => {
  open()
  expect(await screen.findByRole('button', { name: 'Elsewhere' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Account/ })).toBeNull()
})
