import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { adminPaths } from '#config/admin-paths.ts'
import { session } from '#lib/session/session.ts'
import { shopper } from '#testing/factories.ts'
import { errorResponse, onCall, settingsChanged } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './mail-settings.tsx'

beforeEach(() => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  onCall('getMailSettings', () => ({ recipients: [], off: [], version: 'v1' }))
})

const open = () => renderRoutes([{ path: adminPaths.mailSettings, loader, Component }])

it('reads recipients between commas of any script, and says which of them the shop refuses', async () => {
  const sent = onCall('saveMailSettings', () =>
    errorResponse('invalid_request', 'Please check what you entered.', {
      'recipients.2': 'Provide a valid Email',
    }),
  )
  const { user } = open()
  const recipients = await screen.findByLabelText('Who gets them')
  await user.type(recipients, 'a@b.test،c@d.test\ne@f.test g@h.test')
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  await waitFor(() => expect(recipients).toHaveAccessibleDescription('e@f.test: Provide a valid Email'))
  expect(sent[0]?.body.recipients).toEqual(['a@b.test', 'c@d.test', 'e@f.test', 'g@h.test'])
})

it('keeps what was typed when another admin was faster, and shows theirs only when asked to', async () => {
  const theirs = { recipients: ['stock@wood-master.test'], off: [], version: 'v7' }
  const sent = onCall('saveMailSettings', ({ body }) =>
    body.version === 'v7' ? { acknowledged: true, version: 'v8' } : settingsChanged(theirs),
  )
  const { user } = open()
  const recipients = await screen.findByLabelText('Who gets them')
  await user.type(recipients, 'mine@wood-master.test')
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Another admin has changed these settings')
  expect(recipients).toHaveValue('mine@wood-master.test')
  await user.click(screen.getByRole('button', { name: 'Show the saved settings' }))
  expect(recipients).toHaveValue('stock@wood-master.test')
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  expect(await screen.findByText('Mail settings saved')).toBeVisible()
  expect(sent.map(({ body }) => body.version)).toEqual(['v1', 'v7'])
})
