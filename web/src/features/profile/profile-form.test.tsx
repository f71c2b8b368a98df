import { screen, waitFor } from '@testing-library/react'
import { readLocaleFrom } from '@wood-master/contract/locale'
import { expect, it } from 'vitest'
import { paths } from '#config/paths.ts'
import { session } from '#lib/session/session.ts'
import { shopper } from '#testing/factories.ts'
import { errorResponse, onCall } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import type { Profile } from './profile-api.ts'
import { ProfileForm } from './profile-form.tsx'

const profile = {
  _id: 'u1',
  email: shopper.email,
  name: 'Sam Shopper',
  education: 'Apprenticeship',
  location: 'Riverton',
  phone: '+1 555 0100',
  linkedin: 'https://www.linkedin.com/in/sam',
  img: '/pictures/scenes/sam.jpg',
  createdAt: '2026-03-01T08:00:00.000Z',
}

function open(account = shopper, known: Partial<Profile> = {}) {
  session.start(account, 'token')
  return renderRoutes([
    {
      path: '/',
      Component: () => <ProfileForm profile={{ ...profile, ...known }} account={account} />,
    },
    { path: paths.myProfile, Component: () => <h1>My Profile</h1> },
  ])
}

const save = () => screen.getByRole('button', { name: 'Update Profile' })

it("shows the server's messages beside their fields, also where the body names a field differently", async () => {
  const fields = { phone: 'Is too long', img: 'Is not an image of this shop' }
  onCall('changeProfile', () => errorResponse('invalid_request', 'Please check the form.', fields))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Update Profile' }))

  const phone = screen.getByRole('textbox', { name: 'Phone number' })
  await waitFor(() => expect(phone).toHaveAccessibleDescription('Is too long'))
  expect(phone).toBeInvalid()
  expect(screen.getByLabelText('Image')).toHaveAccessibleDescription('Is not an image of this shop')
  expect(screen.getByRole('textbox', { name: 'Location' })).toBeValid()
  // Nothing is left to be said in a toast.
  expect(screen.queryByText('Please check the form.')).toBeNull()
  expect(save()).toBeEnabled()
})

it('shows an error that is about no field of the form in a toast, and keeps what was typed', async () => {
  onCall('changeProfile', () =>
    errorResponse('invalid_request', 'Please check the form.', { role: 'Is unknown' }),
  )
  const { user } = open()
  const location = await screen.findByRole('textbox', { name: 'Location' })
  await user.clear(location)
  await user.type(location, 'Oakham')
  await user.click(save())
  expect(await screen.findByText('Please check the form.')).toBeInTheDocument()
  expect(location).toHaveValue('Oakham')
  expect(location).toBeValid()
})

it('names each required field itself before anything is sent', async () => {
  const { user } = open()
  await user.clear(await screen.findByRole('textbox', { name: 'Location' }))
  await user.click(save())
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Location' })).toHaveAccessibleDescription(
      'Location is required',
    ),
  )
})

it('is saved only once its new image is stored', async () => {
  const { released, release } = gate()
  onCall('uploadImage', async () => {
    await released
    return { success: true, data: { url: '/pictures/new.jpg' } }
  })
  const saved = onCall('changeProfile', () => ({ acknowledged: true as const }))
  const { user } = open()
  await user.upload(await screen.findByLabelText('Image'), new File(['x'], 'new.png', { type: 'image/png' }))
  expect(save()).toBeDisabled()
  release()
  await waitFor(() => expect(save()).toBeEnabled())
  await user.click(save())
  await waitFor(() => expect(saved.map(({ body }) => body.img)).toEqual(['/pictures/new.jpg']))
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  expect(await screen.findByRole('heading', { name: 'My Profile' })).toBeVisible()
})

it('brings back what was half typed to whoever typed it, and to nobody else', async () => {
  const location = () => screen.findByRole('textbox', { name: 'Location' })
  const first = open()
  await first.user.clear(await location())
  await first.user.type(await location(), 'Oakham')
  first.unmount()
  const other = open({ ...shopper, uid: 'u-other' })
  expect(await location()).toHaveValue('Riverton')
  other.unmount()
  open()
  await waitFor(async () => expect(await location()).toHaveValue('Oakham'))
})

it('has no language of mails for a shopper', async () => {
  const sent = onCall('changeProfile', () => ({ acknowledged: true }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Update Profile' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).not.toHaveProperty('locale')
  expect(screen.queryByLabelText('Language of mails')).toBeNull()
  expect(screen.getByLabelText('Role')).toHaveValue('User')
})

it('has the language of mails, and the name of their role, for those who work in the shop', async () => {
  const before = readLocaleFrom(() => 'de')
  try {
    open(shopper, { role: 'bookkeeper' })
    expect(await screen.findByLabelText('Sprache der E-Mails')).toBeVisible()
    expect(screen.getByLabelText('Rolle')).toHaveValue('Buchhaltung')
  } finally {
    readLocaleFrom(before)
  }
})
