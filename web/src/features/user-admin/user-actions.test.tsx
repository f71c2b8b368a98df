import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { errorResponse, onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { UserActions } from './user-actions.tsx'

const user = {
  _id: 'u-new',
  email: 'new@wood-master.test',
  name: 'Nia New',
  createdAt: '2026-03-01T08:00:00.000Z',
}
const open = () => renderRoutes([{ path: '/', Component: () => <UserActions user={user} self={false} /> }])
const problem = 'This email has not been verified yet.'

it('says what somebody with an unverified email has to do, to be copied or sent', async () => {
  onCall('promote', () => errorResponse('email_not_verified', problem))
  const { user: person } = open()
  await person.click(await screen.findByRole('button', { name: /^Make admin/ }))
  await person.click(await screen.findByRole('button', { name: 'Yes, make admin' }))
  expect(await screen.findByRole('dialog', { name: 'Email not verified' })).toHaveTextContent(problem)
  const instructions = screen.getByText(/press "Send verification email"/)
  expect(instructions).toHaveTextContent('/dashboard/myProfile')

  await person.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await within(screen.getByRole('dialog')).findByText('Copied')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(instructions.textContent)
  const mail = screen.getByRole('link', { name: 'Write an email' }).getAttribute('href')
  expect(mail).toMatch(/^mailto:new%40wood-master\.test\?subject=Verify%20your%20email/)
  expect(decodeURIComponent(mail ?? '')).toContain(instructions.textContent)

  await person.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows any other error as before', async () => {
  onCall('promote', () => errorResponse('not_found', 'No account with this email has signed in yet.'))
  const { user: person } = open()
  await person.click(await screen.findByRole('button', { name: /^Make admin/ }))
  await person.click(await screen.findByRole('button', { name: 'Yes, make admin' }))
  expect(await screen.findByText('No account with this email has signed in yet.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('asks before it makes anybody an admin, and does nothing without a yes', async () => {
  const sent = onCall('promote', () => ({ modifiedCount: 1 }))
  const { user: person } = open()
  await person.click(await screen.findByRole('button', { name: /^Make admin/ }))
  expect(await screen.findByRole('dialog', { name: 'Make this person an admin?' })).toHaveTextContent(
    user.email,
  )
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([])
})

it('gives a role, and says what an unverified email needs', async () => {
  const given = onCall('giveRole', () => ({ modifiedCount: 1 }))
  const { user: person } = open()
  const role = await screen.findByLabelText('Role of new@wood-master.test')
  await person.selectOptions(role, 'Packer')
  await person.click(await screen.findByRole('button', { name: 'Packer' }))
  expect(await screen.findByText('Role changed')).toBeVisible()
  expect(given.map(({ params, body }) => [params.email, body])).toEqual([[user.email, { role: 'packer' }]])
  onCall('giveRole', () => errorResponse('email_not_verified', problem))
  await person.selectOptions(role, 'Support')
  await person.click(await screen.findByRole('button', { name: 'Support' }))
  expect(await screen.findByRole('dialog', { name: 'Email not verified' })).toHaveTextContent(problem)
})

it('says that nothing changed where the role was another one by then', async () => {
  onCall('demote', () => ({ modifiedCount: 0 }))
  const admin = { ...user, role: 'admin' as const }
  const { user: person } = renderRoutes([
    { path: '/', Component: () => <UserActions user={admin} self={false} /> },
  ])
  await person.click(await screen.findByRole('button', { name: /^Remove admin/ }))
  await person.click(await screen.findByRole('button', { name: 'Yes, remove it' }))
  expect(await screen.findByText(/^Nothing was changed/)).toBeVisible()
  expect(screen.queryByText('Admin role removed')).toBeNull()
})

it('asks before it gives a role, because an arrow key chooses one already', async () => {
  const given = onCall('giveRole', () => ({ modifiedCount: 1 }))
  const { user: person } = open()
  const role = await screen.findByLabelText('Role of new@wood-master.test')
  await person.selectOptions(role, 'Packer')
  await screen.findByRole('dialog', { name: 'Role of new@wood-master.test' })
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(role).toHaveValue('')
  expect(given).toEqual([])
})
