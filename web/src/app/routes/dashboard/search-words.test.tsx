import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { adminPaths } from '#config/admin-paths.ts'
import { session } from '#lib/session/session.ts'
import { shopper } from '#testing/factories.ts'
import { errorResponse, onCall, settingsChanged } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './search-words.tsx'

const open = () => renderRoutes([{ path: adminPaths.searchWords, loader, Component }])
const field = () => screen.findByRole('textbox', { name: 'Synonyms' })

beforeEach(() => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  onCall('getSearchSettings', () => ({ synonyms: [{ typed: 'cramp', means: 'clamp' }], version: 'v1' }))
})

it('saves the lines as synonyms', async () => {
  const saved = onCall('saveSearchSettings', () => ({ acknowledged: true, version: 'v2' }))
  const { user } = open()
  expect(await field()).toHaveValue('cramp = clamp')
  await user.type(await field(), '\nbroom handle = dowel')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Synonyms saved')).toBeVisible()
  expect(saved[0]?.body).toEqual({
    synonyms: [
      { typed: 'cramp', means: 'clamp' },
      { typed: 'broom handle', means: 'dowel' },
    ],
    version: 'v1',
  })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved.at(1)?.body.version).toBe('v2'))
})

it('keeps what was typed when another admin was faster, and replaces theirs only when asked to', async () => {
  const theirs = { synonyms: [{ typed: 'rod', means: 'dowel' }], version: 'v7' }
  const sent = onCall('saveSearchSettings', ({ body }) =>
    body.version === 'v7' ? { acknowledged: true, version: 'v8' } : settingsChanged(theirs),
  )
  const { user } = open()
  await user.type(await field(), '\nbroom handle = dowel')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Another admin has changed these settings')
  expect(await field()).toHaveValue('cramp = clamp\nbroom handle = dowel')
  await user.click(screen.getByRole('button', { name: 'Replace them with mine' }))
  expect(await screen.findByText('Synonyms saved')).toBeVisible()
  expect(sent.map(({ body }) => body.version)).toEqual(['v1', 'v7'])
})

it('keeps what was typed while it was saved, for the next press', async () => {
  const { released, release } = gate()
  const sent = onCall('saveSearchSettings', async () => {
    await released
    return { acknowledged: true, version: 'v2' }
  })
  const { user } = open()
  await user.click(await field())
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.type(await field(), '\nbroom handle = dowel')
  release()
  expect(await screen.findByText('Synonyms saved')).toBeVisible()
  expect(await field()).toHaveValue('cramp = clamp\nbroom handle = dowel')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ body }) => [body.version, body.synonyms.length])).toEqual([
    ['v1', 1],
    ['v2', 2],
  ])
})

it('names a line that cannot be read, and sends nothing', async () => {
  const saved = onCall('saveSearchSettings', () => ({ acknowledged: true, version: 'v2' }))
  const { user } = open()
  await user.type(await field(), '\nbroom handle')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Line 2 needs words on both sides')
  expect(saved).toEqual([])
})

it("shows the shop's own sentence when it rejects them", async () => {
  onCall('saveSearchSettings', () => errorResponse('invalid_request', 'Please check the synonyms.'))
  const { user } = open()
  await field()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please check the synonyms.')).toBeVisible()
})

it('says which line the shop refuses', async () => {
  onCall('saveSearchSettings', () =>
    errorResponse('invalid_request', 'Please check what you entered.', {
      'synonyms.1.typed': 'Is in the list twice',
    }),
  )
  const { user } = open()
  await user.type(await field(), '\n\n Cramp = peg')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Cramp = peg: Is in the list twice')).toBeVisible()
  expect(screen.queryByText('Please check what you entered.')).toBeNull()
})

it('keeps what was typed over a lost session, with the version that it was begun on', async () => {
  const first = open()
  await first.user.type(await field(), '\nbroom handle = dowel')
  first.unmount()
  onCall('getSearchSettings', () => ({ synonyms: [], version: 'v7' }))
  const sent = onCall('saveSearchSettings', () => ({ acknowledged: true, version: 'v8' }))
  const { user } = open()
  expect(await field()).toHaveValue('cramp = clamp\nbroom handle = dowel')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent[0]?.body.version).toBe('v1'))
})
