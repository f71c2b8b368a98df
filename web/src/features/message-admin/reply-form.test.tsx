import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { errorResponse, noNetwork, onCall } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { MessageCard } from './message-card.tsx'

const message = {
  _id: 'm1',
  email: 'visitor@example.com',
  message: 'Do you ship to Norway?',
  read: false,
  answered: false,
  createdAt: '2026-03-01T08:00:00.000Z',
  replies: [{ text: 'We will ask.', by: 'admin@wood-master.test', at: '2026-03-01T09:00:00.000Z' }],
}

const noTicks = { has: () => false, toggle: () => undefined }

const open = () =>
  renderRoutes([{ path: '/', Component: () => <MessageCard message={message} selection={noTicks} /> }])

async function startReply({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: 'Reply to visitor@example.com' }))
}
const text = () => screen.findByRole('textbox', { name: 'Reply to visitor@example.com' })

it('keeps a reply that could not be sent, and sends it once more under the same key', async () => {
  let tries = 0
  const { released, release } = gate()
  const sent = onCall('replyToMessage', async () => {
    tries++
    if (tries === 1) await released
    return tries === 1 ? errorResponse('busy', 'Please try again.') : { modifiedCount: 1 }
  })
  const { user } = open()
  expect(await screen.findByText('We will ask.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reply to visitor@example.com' }))
  const text = screen.getByRole('textbox', { name: 'Reply to visitor@example.com' })
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  await waitFor(() => expect(text).toHaveAccessibleDescription(/Reply is required/))
  await user.type(text, 'Yes, we do.')
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  // It would be gone with what was sent.
  await user.type(text, ' And to Iceland.')
  release()
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(text).toHaveValue('Yes, we do.')
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  expect(await screen.findByText('Reply sent')).toBeVisible()
  const [first, second] = sent
  expect(first).toMatchObject({ params: { id: 'm1' }, body: { text: 'Yes, we do.' } })
  expect(second?.body).toEqual(first?.body)
})

it('is the same reply after a reload, and another one once the shop has refused other words under its key', async () => {
  const sent = onCall('replyToMessage', noNetwork)
  const first = open()
  await startReply(first)
  await first.user.type(await text(), 'Yes.')
  await first.user.click(screen.getByRole('button', { name: 'Send reply' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  first.unmount()
  const { user } = open()
  for (const more of ['', ' And to Iceland.']) {
    if (more) await user.type(await text(), more)
    const before = sent.length
    await user.click(screen.getByRole('button', { name: 'Send reply' }))
    await waitFor(() => expect(sent).toHaveLength(before + 1))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send reply' })).toBeEnabled())
  }
  const refused = onCall('replyToMessage', () =>
    errorResponse('key_reused', 'What was sent before did arrive.'),
  )
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  expect(await screen.findByText('What was sent before did arrive.')).toBeVisible()
  const more = onCall('replyToMessage', () => ({ modifiedCount: 1 }))
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  await waitFor(() => expect(more).toHaveLength(1))
  expect(new Set([...sent, ...refused].map(({ body }) => body.key)).size).toBe(1)
  expect(more[0]?.body.key).not.toBe(refused[0]?.body.key)
})

it('keeps a half-written reply over a lost session', async () => {
  const first = open()
  await startReply(first)
  await first.user.type(await text(), 'Yes, we')
  first.unmount()
  const { user } = open()
  expect(await text()).toHaveValue('Yes, we')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Reply to visitor@example.com' }))
  expect(await text()).toHaveValue('')
})

it('moves the focus into the reply that is opened, and to the heading of the page when it is closed', async () => {
  const Inbox = () => (
    <main>
      <h1 tabIndex={-1}>Messages</h1>
      <MessageCard message={message} selection={noTicks} />
    </main>
  )
  const { user } = renderRoutes([{ path: '/', Component: Inbox }])
  await user.click(await screen.findByRole('button', { name: 'Reply to visitor@example.com' }))
  expect(screen.getByRole('textbox', { name: 'Reply to visitor@example.com' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus()
})
