import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '#lib/api/api.ts'
import { session } from '#lib/session/session.ts'
import { order, person, shopper } from '#testing/factories.ts'
import { errorResponse, noNetwork, onCall, server } from '#testing/fake-api.ts'
import { identityService, signInCall } from '#testing/identity-service.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { AuthForm } from './auth-form.tsx'

const getOrder = () => api.call('getOrder', { params: { id: 'o1' } })

async function signIn() {
  const onSignedIn = vi.fn()
  const { user } = renderRoutes([{ path: '/', Component: () => <AuthForm onSignedIn={onSignedIn} /> }])
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), shopper.email)
  await user.type(screen.getByLabelText('Password'), 'knock-on-wood')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
}

let tokens: number

beforeEach(() => {
  tokens = 0
  onCall('mintToken', () => {
    tokens += 1
    return { token: `token-${tokens}` }
  })
})

it('trades the sign-in for an access token and keeps it', async () => {
  identityService()
  await signIn()
  expect(session.account()).toEqual(shopper)
  expect(localStorage.getItem('accessToken')).toBe('token-1')
})

it('knows an email as the shop keeps it, in lower case', async () => {
  identityService({ email: 'Shopper@Wood-Master.test' })
  await signIn()
  expect(session.account()).toEqual(shopper)
})

it('shows the name and the picture of the profile, whatever the account was registered with', async () => {
  identityService()
  onCall('getProfile', () => [{ ...person().user, name: 'Samantha', img: '/sam.jpg' }])
  await signIn()
  expect(session.account()).toEqual({ ...shopper, name: 'Samantha', photoUrl: '/sam.jpg' })
})

it('renews a rejected token, once for calls that fail together, and repeats them', async () => {
  identityService()
  await signIn()
  const sent = onCall('getOrder', ({ token }) =>
    token === 'token-2' ? order() : errorResponse('unauthenticated', 'Please sign in.'),
  )
  await expect(Promise.all([getOrder(), getOrder()])).resolves.toEqual([order(), order()])
  expect(sent.map(({ token }) => token)).toEqual(['token-1', 'token-1', 'token-2', 'token-2'])
  expect(tokens).toBe(2)
  expect(localStorage.getItem('accessToken')).toBe('token-2')
})

it('ends the session when the renewed token is rejected, too', async () => {
  identityService()
  await signIn()
  const lost = vi.fn()
  const unsubscribe = session.onLost(lost)
  const sent = onCall('getOrder', () => errorResponse('unauthenticated', 'Please sign in.'))
  await expect(getOrder()).rejects.toMatchObject({ status: 401 })
  unsubscribe()
  expect(sent).toHaveLength(2)
  expect(lost).toHaveBeenCalledOnce()
  expect(session.account()).toBeUndefined()
})

it('keeps the session when the network is gone while the token is renewed', async () => {
  identityService()
  await signIn()
  onCall('getOrder', () => errorResponse('unauthenticated', 'Please sign in.'))
  onCall('mintToken', noNetwork)
  await expect(getOrder()).rejects.toMatchObject({ code: 'offline' })
  expect(session.account()).toEqual(shopper)
})

it('names what is wrong once it is sent, leads to the first of it, and follows what is typed from then on', async () => {
  const { user } = renderRoutes([{ path: '/', Component: () => <AuthForm onSignedIn={vi.fn()} /> }])
  const email = await screen.findByRole('textbox', { name: 'Email' })
  const password = screen.getByLabelText('Password')
  await user.type(password, 'short')
  await user.tab()
  expect(password).toBeValid()
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(email).toHaveFocus()
  expect(email).toHaveAccessibleDescription('Email is Required')
  expect(password).toHaveAccessibleDescription('Must be 6 characters or longer')
  await user.type(email, 'sam')
  expect(email).toHaveAccessibleDescription('Provide a valid Email')
  await user.type(email, '@wood-master.test')
  expect(email).toBeValid()
  expect(password).toBeInvalid()
})

it('says under a heading and beside the field why signing in failed, and stays', async () => {
  server.use(
    http.post(signInCall, () =>
      HttpResponse.json({ error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } }, { status: 400 }),
    ),
  )
  const onSignedIn = vi.fn()
  const { user } = renderRoutes([{ path: '/', Component: () => <AuthForm onSignedIn={onSignedIn} /> }])
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), shopper.email)
  await user.type(screen.getByLabelText('Password'), 'wrong-wood')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  const heading = await screen.findByText('Error')
  expect(heading.parentElement).toHaveTextContent('ErrorIncorrect email or password.')
  // It stays beside the field when the toast goes.
  const password = screen.getByLabelText('Password')
  expect(password).toHaveAccessibleDescription('Incorrect email or password.')
  expect(password).toBeInvalid()
  expect(password).toHaveFocus()
  expect(onSignedIn).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled()
})

it('says above the button what is about none of the fields', async () => {
  server.use(http.post(signInCall, noNetwork))
  const { user } = renderRoutes([{ path: '/', Component: () => <AuthForm onSignedIn={vi.fn()} /> }])
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), shopper.email)
  await user.type(screen.getByLabelText('Password'), 'knock-on-wood')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  const said = await screen.findAllByText(/The sign-in service cannot be reached/)
  expect(said.filter((each) => each.closest('form'))).toHaveLength(1)
  expect(screen.getByLabelText('Password')).toBeValid()
})
