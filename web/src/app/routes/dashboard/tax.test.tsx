import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { settings, shopper } from '#testing/factories.ts'
import { errorResponse, onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './tax.tsx'

const swedish = {
  seller: { country: 'SE', taxNumber: 'SE556188840401', registrations: [] },
  rates: [{ country: 'SE', taxClass: 'standard', percent: 25, name: 'moms', from: '2020-01-01' }],
  pricesInclude: 'none' as const,
}
const kept = { ...swedish, version: 'v1', waiting: [] }

function open(found: object = kept) {
  onCall('getTaxSettings', () => ({ ...kept, ...found }))
  return renderRoutes([{ path: '/dashboard/tax', loader, Component }], '/dashboard/tax')
}

beforeEach(() => {
  sessionStorage.clear()
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  onCall('getSettings', () => settings())
})

it('tries out what stands on the page, saved or not', async () => {
  const { user } = open()
  const box = within(await screen.findByRole('region', { name: 'Try it' }))
  expect(box.getByRole('status')).toHaveTextContent(
    'Company with a proven number in Germany, 3 pieces: supply within the EU, 0 %, because: Intra-Community supply',
  )
  await user.selectOptions(box.getByLabelText('Buyer'), 'Consumer')
  expect(box.getByRole('status')).toHaveTextContent('Consumer in Germany, 3 pieces: taxed, 25 %')
  await user.selectOptions(box.getByLabelText('Destination'), 'United Kingdom')
  expect(box.getByRole('status')).toHaveTextContent('export, 0 %, because: Export from Sweden')
  await user.type(box.getByLabelText('Postal code'), 'BT1 5GS')
  expect(box.getByRole('status')).toHaveTextContent('Consumer in Northern Ireland, 3 pieces: taxed, 25 %')
})

it('tries out without a rate that is not typed in yet', async () => {
  const { user } = open()
  const box = within(await screen.findByRole('region', { name: 'Try it' }))
  await user.selectOptions(box.getByLabelText('Buyer'), 'Consumer')
  await user.click(screen.getByRole('button', { name: 'Add a rate' }))
  expect(box.getByRole('status')).toHaveTextContent('Consumer in Germany, 3 pieces: taxed, 25 %')
})

it('saves seller, registrations and rates, and shows beside its field what the shop refuses', async () => {
  const { user } = open()
  const saved = onCall('saveTaxSettings', () =>
    errorResponse('invalid_request', 'Please check the tax settings.', {
      'seller.registrations.0.country': 'Needs a standard rate that holds today',
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Add a registration' }))
  const registrations = within(screen.getByRole('group', { name: 'Registered elsewhere' }))
  await user.selectOptions(registrations.getByLabelText('Country'), 'Germany')
  await user.type(registrations.getByLabelText('Tax number'), 'DE136695976')
  await user.click(screen.getByRole('button', { name: 'Save tax settings' }))
  const registered = [{ country: 'DE', number: 'DE136695976' }]
  expect(await screen.findByText('Needs a standard rate that holds today')).toBeVisible()
  expect(saved.map(({ body }) => body)).toEqual([
    { ...swedish, seller: { ...swedish.seller, registrations: registered }, version: 'v1' },
  ])
})

it('says that the zones have the say while nothing is kept, and which orders wait for the register', async () => {
  const waiting = [
    { _id: 'o1', number: 'K7M-2QX', taxNumber: 'DE136695976', checkedAt: '2026-03-02T09:30:00.000Z' },
  ]
  open({ seller: undefined, rates: [], waiting })
  expect(await screen.findByText(/the delivery zones say what tax there is/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'K7M-2QX' })).toHaveAttribute('href', '/dashboard/manageOrder/o1')
})
