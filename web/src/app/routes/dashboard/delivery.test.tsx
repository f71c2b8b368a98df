import { screen, waitFor, within } from '@testing-library/react'
import { limits } from '@wood-master/contract/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { settings, shopper } from '#testing/factories.ts'
import { errorResponse, onCall, settingsChanged } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './delivery.tsx'

const norway = {
  id: 'norway',
  name: 'Norway',
  countries: ['NO'],
  rates: [
    { id: 'parcel', name: 'Parcel', upToGrams: 20_000, price: 24, days: '2–4' },
    { id: 'pallet', name: 'Pallet', upToGrams: 500_000, price: 90 },
  ],
}

const unweighed = { total: 3, products: [{ _id: 'beam', name: 'Oak beam' }] }

function open(zones: (typeof norway)[] = [norway]) {
  onCall('getDeliverySettings', () => ({ zones, version: 'v1', defaultWeightGrams: 1_000, unweighed }))
  return renderRoutes([{ path: '/dashboard/delivery', loader, Component }], '/dashboard/delivery')
}

beforeEach(() => {
  sessionStorage.clear()
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  onCall('getSettings', () => settings())
})

const save = () => screen.getByRole('button', { name: 'Save zones' })

it('tries out what stands on the page, saved or not', async () => {
  const { user } = open()
  const box = within(await screen.findByRole('region', { name: 'Try it' }))
  expect(box.getByRole('status')).toHaveTextContent('12 kg to Norway: Parcel $ 24/=, Pallet $ 90/=')
  const [price] = screen.getAllByLabelText('Price in USD')
  if (!price) throw new Error('a rate has a price')
  await user.clear(price)
  await user.type(price, '26,5')
  expect(box.getByRole('status')).toHaveTextContent('Parcel $ 26.50/=')
  await user.clear(box.getByLabelText('Weight in kg'))
  await user.type(box.getByLabelText('Weight in kg'), '501')
  expect(box.getByRole('status')).toHaveTextContent('Heavier than every rate')
  for (const remove of screen.getAllByRole('button', { name: /^Remove rate/ })) await user.click(remove)
  expect(box.getByRole('status')).toHaveTextContent('Without a rate an admin sets the freight of each order.')
  await user.selectOptions(box.getByLabelText('Destination'), 'Sweden')
  expect(box.getByRole('status')).toHaveTextContent('In no zone')
})

it('leads to the countries of a zone that has none', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Remove Norway' }))
  await user.click(save())
  await waitFor(() => expect(screen.getByLabelText('Add a country')).toHaveFocus())
  expect(screen.getByLabelText('Add a country')).toHaveAccessibleDescription('A zone needs a country')
})

it('saves zones, each country in one of them', async () => {
  const sent = onCall('saveDeliverySettings', () => ({ acknowledged: true, version: 'v2' }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Add a zone' }))
  const zone = within(screen.getByRole('group', { name: 'Zone 2' }))
  await user.type(zone.getByLabelText('Name'), 'Sweden')
  const countries = zone.getByLabelText('Add a country')
  expect(within(countries).queryByRole('option', { name: 'Norway' })).toBeNull()
  await user.click(save())
  expect(await screen.findByText('A zone needs a country')).toBeVisible()
  expect(sent).toEqual([])
  await user.selectOptions(countries, 'Sweden')
  await user.type(zone.getByLabelText('Rate'), 'Truck')
  await user.type(zone.getByLabelText('Up to kg'), '2.5')
  await user.type(zone.getByLabelText('Price in USD'), '0')
  await user.click(save())
  expect(await screen.findByText('Delivery zones saved')).toBeVisible()
  expect(sent.map(({ body }) => body.zones)).toEqual([
    [
      norway,
      {
        id: expect.any(String),
        name: 'Sweden',
        countries: ['SE'],
        rates: [{ id: expect.any(String), name: 'Truck', upToGrams: 2_500, price: 0 }],
      },
    ],
  ])
}, 20_000)

it('shows beside its field what the shop refuses, and keeps what was typed', async () => {
  onCall('saveDeliverySettings', () =>
    errorResponse('invalid_request', 'Please check the zones.', {
      'zones.0.rates.1.upToGrams': '“Pallet” has this weight already',
      'zones.0.rates.0.fromGrams': 'Is more than a parcel weighs',
    }),
  )
  const { user } = open()
  const [, pallet] = await screen.findAllByLabelText('Up to kg')
  if (!pallet) throw new Error('there are two rates')
  await user.clear(pallet)
  await user.type(pallet, '20')
  await user.click(save())
  await waitFor(() => expect(pallet).toHaveAccessibleDescription('“Pallet” has this weight already'))
  expect(pallet).toHaveValue('20')
  expect(screen.getAllByLabelText(/^From/)[0]).toHaveAccessibleDescription('Is more than a parcel weighs')
})

it('offers no rate more than a zone can have, and is sent again after an error of no field', async () => {
  const sent = onCall('saveDeliverySettings', () =>
    errorResponse('invalid_request', 'Please check the zones.', { 'zones.0.rates': 'Are too many' }),
  )
  const rates = Array.from({ length: limits.zoneRates - 1 }, (_, at) => ({
    ...{ id: `rate-${at}`, name: 'Parcel', upToGrams: (at + 1) * 1_000, price: 24, days: '2' },
  }))
  const { user } = open([{ ...norway, rates }])
  const add = await screen.findByRole('button', { name: 'Add a rate' })
  await user.click(save())
  await waitFor(() => expect(sent).toHaveLength(1))
  await user.click(save())
  await waitFor(() => expect(sent).toHaveLength(2))
  await user.click(add)
  expect(add).toBeDisabled()
}, 20_000)

describe('zones that another admin has saved meanwhile', () => {
  const theirs = { zones: [{ ...norway, name: 'The north' }], version: 'v7', unweighed }

  async function saveTooLate() {
    const sent = onCall('saveDeliverySettings', ({ body }) =>
      body.version === 'v7' ? { acknowledged: true, version: 'v8' } : settingsChanged(theirs),
    )
    const { user } = open()
    const name = await screen.findByLabelText('Name')
    await user.type(name, ' and Svalbard')
    await user.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent('Another admin has changed these settings')
    expect(name).toHaveValue('Norway and Svalbard')
    expect(sent.map(({ body }) => body.version)).toEqual(['v1'])
    return { user, sent }
  }

  it('are shown when asked for', async () => {
    const { user } = await saveTooLate()
    await user.click(screen.getByRole('button', { name: 'Show the saved settings' }))
    expect(screen.getByLabelText('Name')).toHaveValue('The north')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('are replaced only when asked to', async () => {
    const { user, sent } = await saveTooLate()
    await user.click(screen.getByRole('button', { name: 'Replace them with mine' }))
    expect(await screen.findByText('Delivery zones saved')).toBeVisible()
    expect(sent.at(-1)?.body).toMatchObject({ version: 'v7', zones: [{ name: 'Norway and Svalbard' }] })
    expect(screen.queryByRole('button', { name: 'Replace them with mine' })).toBeNull()
  })
})

it('says which products have no weight, and what they count for instead', async () => {
  const sent = onCall('saveDeliverySettings', () => ({ acknowledged: true, version: 'v2' }))
  const { user } = open()
  const box = within(await screen.findByRole('group', { name: 'Products without a weight' }))
  expect(box.getByRole('link', { name: 'Oak beam' })).toHaveAttribute(
    'href',
    '/dashboard/manageProducts/beam',
  )
  expect(box.getByText('and 2 more')).toBeVisible()
  const weight = box.getByLabelText('Default weight per unit (kg)')
  await user.clear(weight)
  await user.click(save())
  expect(await box.findByRole('alert')).toHaveTextContent('Use a weight above 0')
  await user.type(weight, '2,5')
  await user.click(save())
  expect(await screen.findByText('Delivery zones saved')).toBeVisible()
  expect(sent.map(({ body }) => body.defaultWeightGrams)).toEqual([2_500])
})

it('says what it means that there are no zones', async () => {
  open([])
  expect(await screen.findByText('No zones yet')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Try it' })).toHaveTextContent('Delivery is by agreement')
})
