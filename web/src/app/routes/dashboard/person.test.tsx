import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { order, person, shopper } from '#testing/factories.ts'
import { errorResponse, onCall } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './person.tsx'

const at = '2026-03-01T08:00:00.000Z'
const ida = person({
  orders: 3,
  value: 420,
  tags: ['joiner'],
  history: [
    { at, what: 'role_changed', by: 'admin@wood-master.test', text: 'packer' },
    { at, what: 'role_changed', by: 'admin@wood-master.test', text: 'shopper' },
  ],
})

beforeEach(() => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  onCall('listOwnOrders', () => [order({ _id: 'o1', number: 'K7M-2QX' })])
})

const open = () =>
  renderRoutes(
    [{ path: '/dashboard/person/:email', loader, Component }],
    '/dashboard/person/ida%40wood-master.test',
  )

it('shows what somebody bought, where it goes and what happened', async () => {
  onCall('getPerson', () => ida)
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Ida' })).toBeVisible()
  expect(screen.getByText(/3 paid orders/)).toHaveTextContent('420')
  expect(await screen.findByRole('link', { name: 'K7M-2QX' })).toBeVisible()
  expect(screen.getByText('Storgata 1')).toBeVisible()
  expect(screen.getByRole('list', { name: 'History' })).toHaveTextContent(
    /Role changed.*Packer.*admin@.*Role changed.*User/,
  )
})

it('keeps a note that could not be saved, and sends it once more under the same key', async () => {
  let now = ida
  onCall('getPerson', () => now)
  let tries = 0
  const sent = onCall('notePerson', () => {
    tries++
    if (tries === 1) return errorResponse('busy', 'Please try again.')
    now = { ...ida, tags: ['joiner', 'vip'] }
    return { modifiedCount: 1 }
  })
  const { user } = open()
  const save = await screen.findByRole('button', { name: 'Save note' })
  expect(save).toBeDisabled()
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Pays on time')
  await user.type(screen.getByRole('textbox', { name: 'Tags' }), ', vip')
  await user.click(save)
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.')
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Pays on time')
  await waitFor(() => expect(save).toBeEnabled())
  await user.click(save)
  expect(await screen.findByText('Note saved')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue(''))
  const [first, second] = sent
  expect(first?.body).toMatchObject({ text: 'Pays on time', tags: ['joiner', 'vip'] })
  expect(second?.body).toEqual(first?.body)
})

it('keeps a note that is begun while another is saved', async () => {
  onCall('getPerson', () => ida)
  const { released, release } = gate()
  onCall('notePerson', async () => {
    await released
    return { modifiedCount: 1 }
  })
  const { user } = open()
  const note = await screen.findByRole('textbox', { name: 'Note' })
  await user.type(note, 'Pays on time')
  await user.click(screen.getByRole('button', { name: 'Save note' }))
  await user.clear(note)
  await user.type(note, 'Likes oak')
  release()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save note' })).toBeEnabled())
  expect(note).toHaveValue('Likes oak')
})

it('reads several tags between Arabic commas', async () => {
  onCall('getPerson', () => ida)
  const sent = onCall('notePerson', () => ({ modifiedCount: 1 }))
  const { user } = open()
  await user.type(await screen.findByRole('textbox', { name: 'Tags' }), '، نجار، vip')
  await user.click(screen.getByRole('button', { name: 'Save note' }))
  await screen.findByText('Note saved')
  expect(sent[0]?.body.tags).toEqual(['joiner', 'نجار', 'vip'])
})

it('sends with a note no tags that were not changed: somebody else may have set others meanwhile', async () => {
  onCall('getPerson', () => ida)
  const sent = onCall('notePerson', () => ({ modifiedCount: 1 }))
  const { user } = open()
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Pays on time')
  await user.click(screen.getByRole('button', { name: 'Save note' }))
  await screen.findByText('Note saved')
  expect(sent.map(({ body }) => body)).toEqual([{ key: expect.any(String), text: 'Pays on time' }])
})

it('says what is wrong with a tag', async () => {
  onCall('getPerson', () => ida)
  onCall('notePerson', () =>
    errorResponse('invalid_request', 'Please check what you entered.', {
      'tags.1': 'Use at most 30 characters',
    }),
  )
  const { user } = open()
  await user.type(await screen.findByRole('textbox', { name: 'Tags' }), ', vip')
  await user.click(screen.getByRole('button', { name: 'Save note' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Use at most 30 characters')
})
