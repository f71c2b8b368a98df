import { screen, within } from '@testing-library/react'
import type { Role } from '@wood-master/contract/roles'
import { expect, it } from 'vitest'
import { adminPaths } from '#config/admin-paths.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { CommandPalette } from './command-palette.tsx'

async function open(role: Role) {
  const view = renderRoutes([{ path: '*', Component: () => <CommandPalette role={role} /> }], '/')
  await screen.findByRole('button', { name: /^Go to/ })
  await view.user.keyboard('{Control>}k{/Control}')
  const dialog = await screen.findByRole('dialog', { name: 'Go to' })
  const names = () =>
    within(dialog)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  return { ...view, names }
}

it('opens a page by a few letters of its name', async () => {
  const { user, router, names } = await open('admin')
  await user.keyboard('man prod')
  expect(names()).toEqual([
    'Manage Products',
    'Find orders: man prod',
    'Find products: man prod',
    'Find people: man prod',
  ])
  await user.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe(adminPaths.manageProducts)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('searches for what is no page, and goes through what it offers by the arrows', async () => {
  const { user, router } = await open('admin')
  await user.keyboard('K7M-2QX{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(screen.getByRole('link', { name: 'Find orders: K7M-2QX' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(router.state.location).toMatchObject({ pathname: adminPaths.manageOrder, search: '?q=K7M-2QX' })
})

it('offers nothing that the role may not see', async () => {
  const { user, names } = await open('packer')
  await user.keyboard('tax')
  expect(names()).not.toContain('Tax')
  expect(names()).not.toContain('Find people: tax')
})
