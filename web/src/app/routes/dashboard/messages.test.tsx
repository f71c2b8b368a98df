import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { adminPaths } from '#config/admin-paths.ts'
import type { Message } from '#features/message-admin/message-card.tsx'
import { session } from '#lib/session/session.ts'
import { shopper } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader, readMessageFilter } from './messages.tsx'

const message = (id: string, read: boolean): Message => ({
  _id: id,
  email: `${id}@example.test`,
  message: 'Do you turn legs of ash?',
  read,
  answered: false,
  createdAt: '2026-03-01T08:00:00.000Z',
  replies: [],
})

let stored: Message[]

beforeEach(() => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  stored = [message('m1', false), message('m2', true), message('m3', false)]
  onCall('listMessages', () => stored)
})

async function selectAll() {
  const { user } = renderRoutes([{ path: adminPaths.messages, loader, Component }])
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  return user
}

it('marks several as answered, and takes back what each was before', async () => {
  const sent = onCall('markMessage', ({ params: { id }, body }) => {
    stored = stored.map((one) => (one._id === id ? { ...one, ...body } : one))
    return { modifiedCount: 1 }
  })
  const before = stored
  const user = await selectAll()
  await user.click(screen.getByRole('button', { name: 'Mark as answered the selected messages' }))
  expect(await screen.findByText('3 messages marked as answered.')).toBeVisible()
  await waitFor(() => expect(screen.getAllByText('Answered')).toHaveLength(3))
  const undo = screen.getByRole('button', { name: /^Undo/ })
  await waitFor(() => expect(undo).toBeEnabled())
  await user.click(undo)
  expect(await screen.findByText('Taken back: 3 messages marked as answered.')).toBeVisible()
  await waitFor(() => expect(document.body).not.toHaveFocus())
  expect(document.activeElement).toHaveTextContent('Taken back: 3 messages marked as answered.')
  expect(stored).toEqual(before)
  expect(sent).toHaveLength(6)
})

it('deletes several with one reason, for good', async () => {
  const sent = onCall('deleteMessage', ({ params: { id } }) => {
    stored = stored.filter(({ _id }) => _id !== id)
    return { deletedCount: 1 }
  })
  const user = await selectAll()
  await user.click(screen.getByRole('button', { name: 'Delete the selected messages' }))
  await user.click(screen.getByRole('button', { name: 'Delete 3 messages' }))
  expect(sent).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Advertising')
  await user.click(screen.getByRole('button', { name: 'Delete 3 messages' }))
  expect(await screen.findByText('3 messages deleted.')).toBeVisible()
  expect(await screen.findByText('No messages yet')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual(Array(3).fill({ reason: 'Advertising' }))
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

it('reads which messages to show from the address, and shows all of them for what makes no sense', () => {
  expect(readMessageFilter(new URLSearchParams('show=unread'))).toEqual({ show: 'unread' })
  expect(readMessageFilter(new URLSearchParams('show=unanswered'))).toEqual({ show: 'unanswered' })
  expect(readMessageFilter(new URLSearchParams('show=burnt'))).toEqual({})
})

it('claims of a later page that was emptied nothing about the others', async () => {
  stored = []
  renderRoutes(
    [{ path: adminPaths.messages, loader, Component }],
    `${adminPaths.messages}?after=later&page=2`,
  )
  expect(await screen.findByText('Nothing on this page')).toBeVisible()
  expect(screen.queryByText('No messages yet')).toBeNull()
  expect(screen.getByRole('link', { name: 'First page' })).toBeVisible()
})
