import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { Component as ActionPage, loader } from '#app/routes/account/action.tsx'
import { Component as ForgotPage } from '#app/routes/account/forgot-password.tsx'
import { session } from '#lib/session/session.ts'
import { server } from '#testing/fake-api.ts'
import { sendCall } from '#testing/identity-service.ts'
import { renderRoutes } from '#testing/render-routes.tsx'

// As patterns, because a colon in a path would name a parameter.
const resetCall = /identitytoolkit\.googleapis\.com\/v1\/accounts:resetPassword/
const failing = (message: string) =>
  HttpResponse.json({ error: { code: 400, message, errors: [{ message }] } }, { status: 400 })

const forgot = () => renderRoutes([{ path: '/', Component: ForgotPage }])
const follow = (query: string) =>
  renderRoutes([{ path: '/account/action', loader, Component: ActionPage }], `/account/action?${query}`)

it.each([
  ['an account', () => HttpResponse.json({ email: 'ada@wood-master.test' })],
  ['no account', () => failing('EMAIL_NOT_FOUND')],
])('says the same about an email with %s', async (_, respond) => {
  server.use(http.post(sendCall, respond))
  const { user } = forgot()
  await user.type(screen.getByLabelText('Email'), 'ada@wood-master.test')
  await user.click(screen.getByRole('button', { name: 'Send link' }))
  expect(await screen.findByText(/If there is an account with this email/)).toBeVisible()
})

it('keeps what was typed when the sign-in service fails', async () => {
  server.use(http.post(sendCall, () => failing('TOO_MANY_ATTEMPTS_TRY_LATER')))
  const { user } = forgot()
  await user.type(screen.getByLabelText('Email'), 'ada@wood-master.test')
  await user.click(screen.getByRole('button', { name: 'Send link' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts')
  expect(screen.getByLabelText('Email')).toHaveValue('ada@wood-master.test')
})

it.each(['EXPIRED_OOB_CODE', 'INVALID_OOB_CODE'])(
  'says of a link with %s that it works no more',
  async (code) => {
    server.use(http.post(resetCall, () => failing(code)))
    follow('mode=resetPassword&oobCode=abc')
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  },
)

it.each(['', 'mode=resetPassword', 'mode=dance&oobCode=abc'])('asks nobody about %j', async (query) => {
  follow(query)
  expect(await screen.findByText(/The link is not complete/)).toBeVisible()
})

/** Returns what was redeemed. */
function verifying(): unknown[] {
  const updates: unknown[] = []
  server.use(
    http.post(resetCall, () =>
      HttpResponse.json({ email: 'ada@wood-master.test', requestType: 'VERIFY_EMAIL' }),
    ),
    http.post(/identitytoolkit\.googleapis\.com\/v1\/accounts:update/, async ({ request }) => {
      updates.push(await request.json())
      return HttpResponse.json({ email: 'ada@wood-master.test', emailVerified: true })
    }),
  )
  return updates
}

it.each([
  ['nobody', undefined],
  ['somebody else', 'bob@wood-master.test'],
])('asks for the password before it verifies an email while %s is signed in', async (_, email) => {
  if (email) session.start({ uid: 'bob', email }, 'token')
  const updates = verifying()
  server.use(
    http.post(/identitytoolkit\.googleapis\.com\/v1\/accounts:signInWithPassword/, () =>
      failing('INVALID_LOGIN_CREDENTIALS'),
    ),
  )
  const { user } = follow('mode=verifyEmail&oobCode=abc')
  await user.click(await screen.findByRole('button', { name: 'Verify email' }))
  expect(screen.getByLabelText('Password')).toBeInvalid()
  await user.type(screen.getByLabelText('Password'), 'not-the-password')
  await user.click(screen.getByRole('button', { name: 'Verify email' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toBeVisible()
  expect(updates).toEqual([])
})

it('verifies an email only when the button is pressed', async () => {
  session.start({ uid: 'ada', email: 'ada@wood-master.test' }, 'token')
  const updates = verifying()
  const { user } = follow('mode=verifyEmail&oobCode=abc')
  expect(await screen.findByText('Is ada@wood-master.test your email?')).toBeVisible()
  expect(updates).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Verify email' }))
  expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toBeVisible()
  expect(updates).toMatchObject([{ oobCode: 'abc' }])
})
