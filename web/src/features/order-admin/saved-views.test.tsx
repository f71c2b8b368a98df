import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '#testing/render-routes.tsx'
import { SavedViews } from './saved-views.tsx'

const open = (search = '') => renderRoutes([{ path: '/', Component: SavedViews }], `/${search}`)
const views = () => screen.findByRole('navigation', { name: 'Saved views' })

it('keeps filters under a name, without the place in the list, and leads back to them until it is forgotten', async () => {
  const { user, unmount } = open('?state=paid&country=NO&page=3&after=x')
  await user.type(await screen.findByRole('textbox', { name: 'Name of this view' }), 'To Norway{Enter}')
  expect(await within(await views()).findByRole('link', { name: 'To Norway', current: true })).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  unmount()

  open()
  const saved = await within(await views()).findByRole('link', { name: 'To Norway' })
  expect(saved).toHaveAttribute('href', '/?state=paid&country=NO')
  expect(saved).not.toHaveAttribute('aria-current')
  await user.click(screen.getByRole('button', { name: /To Norway/ }))
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('leaves out what something else wrote into the browser', async () => {
  localStorage.setItem('order-views', '[null, {"name":7}, {"name":"Mine","search":"state=paid"}]')
  open()
  expect(await within(await views()).findAllByRole('listitem')).toHaveLength(1)
})

it('keeps what another tab has saved, and shows it', async () => {
  const { user } = open('?state=paid')
  const name = await screen.findByRole('textbox', { name: 'Name of this view' })
  const other = { name: 'Theirs', search: 'state=unpaid' }
  localStorage.setItem('order-views', JSON.stringify([other]))
  await user.type(name, 'Mine{Enter}')
  expect(
    within(await views())
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Theirs', 'Mine'])
  localStorage.setItem('order-views', JSON.stringify([other]))
  window.dispatchEvent(new StorageEvent('storage'))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Mine' })).toBeNull())
})
