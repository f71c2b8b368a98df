import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { DeleteMessage } from './message-card.tsx'

const message = {
  _id: 'm1',
  email: 'visitor@example.com',
  message: 'Buy our watches',
  read: false,
  answered: false,
  replies: [],
  createdAt: '2026-03-01T08:00:00.000Z',
}
const open = () => renderRoutes([{ path: '/', Component: () => <DeleteMessage message={message} /> }])
const start = () => screen.findByRole('button', { name: 'Delete the message from visitor@example.com' })

it('deletes a message only with a reason', async () => {
  const sent = onCall('deleteMessage', () => ({ deletedCount: 1 }))
  const { user } = open()
  await user.click(await start())
  const remove = screen.getByRole('button', { name: 'Delete message' })
  await user.click(remove)
  const reason = screen.getByRole('textbox', { name: 'Reason' })
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Reason is required/))
  expect(sent).toEqual([])

  await user.type(reason, ' Advertising ')
  await user.click(remove)
  expect(await screen.findByText('Message deleted')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent).toMatchObject([{ params: { id: 'm1' }, body: { reason: 'Advertising' } }])
})

it('deletes nothing when the dialog is closed', async () => {
  const sent = onCall('deleteMessage', () => ({ deletedCount: 1 }))
  const { user } = open()
  await user.click(await start())
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent).toEqual([])
})
