import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { paths } from '#config/paths.ts'
import type { BookAddress } from '#lib/api/delivery.ts'
import { session } from '#lib/session/session.ts'
import { bookAddress, oslo, shopper } from '#testing/factories.ts'
import { errorResponse, noNetwork, onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './profile.tsx'

let book: BookAddress[]
beforeEach(() => {
  book = [bookAddress()]
  session.start(shopper, 'token')
  onCall('getProfile', () => [])
  onCall('listCards', () => [])
  onCall('listAddresses', () => book)
})

const open = () => renderRoutes([{ path: paths.myProfile, loader, Component }], paths.myProfile)
const addresses = () => screen.findByRole('region', { name: 'Addresses' })
const openNew = async () => {
  const { user } = open()
  await user.click(await within(await addresses()).findByRole('button', { name: 'Add an address' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Add an address' })) }
}

it('adds an address, and keeps what was typed while the shop refuses it', async () => {
  const sent = onCall('addAddress', () =>
    errorResponse('invalid_request', 'Please check what you entered.', { line1: 'Has nothing to see' }),
  )
  const { user, dialog } = await openNew()
  expect(dialog.getByLabelText('Full name')).toHaveValue(shopper.name)
  await user.selectOptions(dialog.getByLabelText('Country'), 'United States')
  await user.type(dialog.getByLabelText('Street and number'), '1 Main Street')
  await user.type(dialog.getByLabelText('City'), 'Portland')
  await user.click(dialog.getByRole('button', { name: 'Save address' }))
  expect(await dialog.findByText('State is required')).toBeVisible()
  expect(sent).toEqual([])
  await user.selectOptions(dialog.getByLabelText('State'), 'Oregon')
  await user.type(dialog.getByLabelText('ZIP code'), '97201')
  await user.click(dialog.getByRole('button', { name: 'Save address' }))
  expect(await dialog.findByText('Has nothing to see')).toBeVisible()
  expect(dialog.getByLabelText('City')).toHaveValue('Portland')

  const saved = onCall('addAddress', () => ({ insertedId: 'a2' }))
  await user.type(dialog.getByLabelText('Street and number'), ', Unit 4')
  await user.click(dialog.getByRole('button', { name: 'Save address' }))
  expect(await screen.findByText('Address saved')).toBeVisible()
  expect(saved.map(({ body }) => body)).toEqual([
    {
      name: shopper.name,
      line1: '1 Main Street, Unit 4',
      city: 'Portland',
      region: 'OR',
      postalCode: '97201',
      country: 'US',
    },
  ])
})

it('forgets the state that another country does not have', async () => {
  const sent = onCall('addAddress', () => ({ insertedId: 'a2' }))
  const { user, dialog } = await openNew()
  await user.selectOptions(dialog.getByLabelText('Country'), 'United States')
  await user.selectOptions(dialog.getByLabelText('State'), 'California')
  await user.selectOptions(dialog.getByLabelText('Country'), 'Ireland')
  await user.type(dialog.getByLabelText('Street and number'), '1 Main Street')
  await user.type(dialog.getByLabelText('City'), 'Cork')
  await user.click(dialog.getByRole('button', { name: 'Save address' }))
  expect(await screen.findByText('Address saved')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([
    { name: shopper.name, line1: '1 Main Street', city: 'Cork', country: 'IE' },
  ])
})

it('keeps a region that was typed, where the other country has one, too', async () => {
  const sent = onCall('addAddress', () => ({ insertedId: 'a2' }))
  const { user, dialog } = await openNew()
  await user.selectOptions(dialog.getByLabelText('Country'), 'Estonia')
  await user.type(dialog.getByLabelText(/^(County|Region|Province|State)/), 'Vidzeme')
  await user.selectOptions(dialog.getByLabelText('Country'), 'Latvia')
  await user.type(dialog.getByLabelText('Street and number'), '1 Main Street')
  await user.type(dialog.getByLabelText('City'), 'Valka')
  await user.type(dialog.getByLabelText('Postal code'), 'LV-4701')
  await user.click(dialog.getByRole('button', { name: 'Save address' }))
  expect(await screen.findByText('Address saved')).toBeVisible()
  expect(sent.map(({ body }) => body.region)).toEqual(['Vidzeme'])
})

it('changes and removes an address', async () => {
  const changed = onCall('changeAddress', () => ({ modifiedCount: 1 }))
  const removed = onCall('deleteAddress', () => ({ deletedCount: 1 }))
  const { user } = open()
  expect(await within(await addresses()).findByText('0155 Oslo')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Edit Storgata 1' }))
  const street = await screen.findByLabelText('Street and number')
  await user.clear(street)
  await user.type(street, 'Havnegata 7')
  await user.click(screen.getByRole('button', { name: 'Save address' }))
  await waitFor(() => expect(changed).toHaveLength(1))
  expect(changed[0]).toMatchObject({ params: { id: 'a1' }, body: { ...oslo, line1: 'Havnegata 7' } })

  book = []
  await user.click(screen.getByRole('button', { name: 'Remove Storgata 1' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }))
  await waitFor(() => expect(removed).toMatchObject([{ params: { id: 'a1' } }]))
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Storgata 1' })).toBeNull())
})

it('lists an address no more whose change was refused because another tab has removed it', async () => {
  const sentence = 'There is no such address.'
  onCall('changeAddress', () => errorResponse('not_found', sentence))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit Storgata 1' }))
  const dialog = within(await screen.findByRole('dialog'))
  book = []
  await user.click(dialog.getByRole('button', { name: 'Save address' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence)
  expect(screen.getByRole('button', { name: 'Edit Storgata 1', hidden: true })).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Storgata 1' })).toBeNull())
})

it('says in the dialog why an address was not saved', async () => {
  onCall('changeAddress', noNetwork)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit Storgata 1' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Save address' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('The shop cannot be reached.')
})
