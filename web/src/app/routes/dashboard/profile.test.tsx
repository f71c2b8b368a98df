import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { paths } from '#config/paths.ts'
import { session } from '#lib/session/session.ts'
import { shopper } from '#testing/factories.ts'
import { onCall, server } from '#testing/fake-api.ts'
import { identityService, lookupCall, sendCall } from '#testing/identity-service.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './profile.tsx'

beforeEach(() => {
  session.start(shopper, 'token')
  onCall('getProfile', () => [])
  onCall('listCards', () => [])
  onCall('listAddresses', () => [])
})
// As the pages load it: not before it is needed.
const firebase = () => import('#lib/session/firebase.ts')
afterEach(async () => (await firebase()).endSignIn())

/** Signs in with Firebase, which knows whether the email was verified. */
async function signIn(emailVerified: boolean) {
  identityService({ emailVerified })
  await (await firebase()).signInWithPassword(shopper.email, 'knock-on-wood')
}

const open = () => renderRoutes([{ path: paths.myProfile, loader, Component }], paths.myProfile)
const send = () => screen.findByRole('button', { name: 'Send verification email' })

it('sends the verification email to somebody who has not verified theirs', async () => {
  await signIn(false)
  const sent: unknown[] = []
  server.use(
    http.post(sendCall, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ email: shopper.email })
    }),
  )
  const { user } = open()
  await user.click(await send())
  expect(await screen.findByText(`Verification email sent to ${shopper.email}`)).toBeVisible()
  const continueUrl = new URL('/dashboard/myProfile', window.location.href).href
  expect(sent).toEqual([expect.objectContaining({ requestType: 'VERIFY_EMAIL', continueUrl })])
})

it('says so when the email could not be sent, and lets it be tried again', async () => {
  await signIn(false)
  const message = 'TOO_MANY_ATTEMPTS_TRY_LATER'
  server.use(
    http.post(sendCall, () =>
      HttpResponse.json({ error: { code: 400, message, errors: [{ message }] } }, { status: 400 }),
    ),
  )
  const { user } = open()
  await user.click(await send())
  expect(await screen.findByText(/could not be sent/)).toBeVisible()
  expect(await send()).toBeEnabled()
})

it.each([
  ['is verified', () => signIn(true)],
  ['belongs to nobody who is signed in', () => Promise.resolve()],
  [
    'is not known, because the service does not respond',
    async () => {
      await signIn(false)
      server.use(http.post(lookupCall, () => HttpResponse.error()))
    },
  ],
])('offers no verification when the email %s', async (_, prepare) => {
  await prepare()
  open()
  await screen.findByText(/You have no saved cards/)
  expect(screen.queryByRole('button', { name: 'Send verification email' })).toBeNull()
})
