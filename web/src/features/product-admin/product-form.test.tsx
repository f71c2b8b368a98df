import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { BodyOf } from '@wood-master/contract/calls'
import { readLocaleFrom } from '@wood-master/contract/locale'
import { expect, it, vi } from 'vitest'
import { hasDraft } from '#components/forms/kept-draft.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorResponse, onCall } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { ProductForm } from './product-form.tsx'

const photo = new File(['a photo'], 'knob.jpg', { type: 'image/jpeg' })
const stored = '/pictures/products/ash-knob-960.jpg'

function open(currency = 'usd', onSave = vi.fn(async (_: BodyOf<'addProduct'>) => undefined)) {
  const onSaved = vi.fn()
  const view = renderRoutes([
    {
      path: '/',
      Component: () => (
        <ProductForm
          currency={currency}
          keptAs="new-product"
          onSave={onSave}
          onSaved={onSaved}
          preview={({ name }) => <p>Preview: {name}</p>}
        />
      ),
    },
  ])
  return { ...view, onSave, onSaved }
}

/** The numbers in the addresses of the images, in their order. */
const shown = () =>
  screen
    .queryAllByAltText(/^Image preview/)
    .map((image) => Number(/-(\d)\.jpg$/.exec(image.getAttribute('src') ?? '')?.[1]))

const field = (name: string) => screen.findByLabelText(name)

async function fill(
  user: ReturnType<typeof open>['user'],
  { price = '2.5', minimum = '10', available = '100', image = stored } = {},
) {
  await user.type(await field('Name'), 'Ash knob')
  await user.type(await field('Price'), price)
  await user.type(await field('Minimum Quantity'), minimum)
  await user.type(await field('Available Quantity'), available)
  await user.type(await field('Description'), 'Turned from ash')
  await user.upload(await field('Image'), photo)
  expect(await screen.findByAltText('Image preview')).toHaveAttribute('src', image)
}

const save = () => screen.getByRole('button', { name: 'Add Product' })

it('uploads the image at once and saves what was typed, then is empty again', async () => {
  const uploads = onCall('uploadImage', () => ({ success: true, data: { url: stored } }))
  const { user, onSave, onSaved } = open()
  await fill(user)
  expect(screen.getByText('Preview: Ash knob')).toBeVisible()
  await user.click(save())
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(uploads).toHaveLength(1)
  expect(onSave).toHaveBeenCalledOnce()
  expect(onSave.mock.calls[0]?.[0]).toEqual({
    name: 'Ash knob',
    price: 2.5,
    minQuantity: 10,
    availableQuantity: 100,
    description: 'Turned from ash',
    img: stored,
    images: [stored],
    material: '',
    taxClass: '',
    weightGrams: 0,
    supply: { kind: 'stock' },
    translations: {},
    priceBreaks: [],
  })
  expect(await field('Name')).toHaveValue('')
  expect(hasDraft('new-product')).toBe(false)
})

it('keeps what is typed while it is being saved', async () => {
  onCall('uploadImage', () => ({ success: true, data: { url: stored } }))
  const { released, release } = gate()
  const { user, onSave, onSaved } = open(
    'usd',
    vi.fn(async () => void (await released)),
  )
  await fill(user)
  await user.click(save())
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  await user.type(await field('Description'), ', and oiled')
  release()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(await field('Name')).toHaveValue('')
  expect(await field('Description')).toHaveValue('Turned from ash, and oiled')
})

it('announces deliveries, and may then have less in stock than the minimum', async () => {
  onCall('uploadImage', () => ({ success: true, data: { url: stored } }))
  const { user, onSave, onSaved } = open()
  await fill(user, { available: '0' })
  await user.selectOptions(await field('Comes from'), 'Deliveries to us')
  await user.click(screen.getByRole('button', { name: 'Add a delivery' }))
  await user.click(save())
  expect(await screen.findByText('Expected day is required')).toBeVisible()
  await user.type(await field('Pieces, delivery 1'), '100')
  fireEvent.change(await field('Expected on, delivery 1'), { target: { value: '2026-04-01' } })
  await user.click(save())
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]?.[0].supply).toEqual({
    kind: 'backorder',
    incoming: [{ id: expect.any(String), quantity: 100, on: '2026-04-01' }],
  })
})

it('alerts when the minimum is above the stock, and saves nothing', async () => {
  onCall('uploadImage', () => ({ success: true, data: { url: stored } }))
  const { user, onSave } = open()
  await fill(user, { minimum: '101' })
  await user.click(save())
  const dialog = await screen.findByRole('dialog', { name: 'Error!' })
  expect(dialog).toHaveTextContent('Available Quantity have to be more than minimum quantity')
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(onSave).not.toHaveBeenCalled()
})

it('names each empty field itself', async () => {
  const { user, onSave } = open()
  await field('Name')
  await user.click(save())
  await waitFor(async () => expect(await field('Name')).toHaveAccessibleDescription('Name is required'))
  for (const name of ['Price', 'Minimum Quantity', 'Available Quantity', 'Description', 'Image']) {
    expect(await field(name)).toHaveAccessibleDescription(`${name} is required`)
  }
  expect(onSave).not.toHaveBeenCalled()
})

it('says why an image was not stored, saves nothing without it, and takes it on the next try', async () => {
  onCall('uploadImage', () => errorResponse('image_host_failed', 'The image could not be stored.'))
  const { user, onSave } = open()
  await user.upload(await field('Image'), photo)
  expect(await screen.findByText('The image could not be stored.')).toBeVisible()
  await user.click(save())
  await waitFor(async () =>
    expect(await field('Image')).toHaveAccessibleDescription(
      'Retry or remove the images that were not uploaded',
    ),
  )
  onCall('uploadImage', () => ({ success: true, data: { url: stored } }))
  await user.click(screen.getByRole('button', { name: 'Retry knob.jpg' }))
  expect(await screen.findByAltText('Image preview')).toBeVisible()
  await waitFor(async () => expect(await field('Image')).toBeValid())
  expect(onSave).not.toHaveBeenCalled()
})

it('uploads several images in the order in which they were chosen, without the one that is no image', async () => {
  let count = 0
  onCall('uploadImage', () => ({ success: true, data: { url: `/pictures/products/knob-${++count}.jpg` } }))
  const { user } = open()
  const note = new File(['a note'], 'note.txt', { type: 'text/plain' })
  fireEvent.change(await field('Image'), { target: { files: [photo, note, photo, photo] } })
  await waitFor(() => expect(shown()).toHaveLength(3))
  expect(screen.getByText('Choose a JPEG, PNG, WebP or AVIF image')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Retry note.txt' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove note.txt' }))
  expect(screen.queryByText('note.txt')).toBeNull()
})

it('takes files that are dropped, whatever the language', async () => {
  onCall('uploadImage', () => ({ success: true, data: { url: '/pictures/products/knob-1.jpg' } }))
  const before = readLocaleFrom(() => 'de')
  try {
    open()
    const dataTransfer = { types: ['Files'], items: [{ kind: 'file' }], files: [photo] }
    fireEvent.drop(await screen.findByText('Bild'), { dataTransfer })
    expect(await screen.findByText('Hauptbild')).toBeVisible()
  } finally {
    readLocaleFrom(before)
  }
})

it('orders images by key and by dragging, and the first is the main one', async () => {
  let count = 0
  onCall('uploadImage', () => ({ success: true, data: { url: `/pictures/products/knob-${++count}.jpg` } }))
  const { user, onSave } = open()
  await fill(user, { image: '/pictures/products/knob-1.jpg' })
  await user.upload(await field('Image'), [photo, photo])
  await waitFor(() => expect(shown()).toEqual([1, 2, 3]))

  const later = screen.getByRole('button', { name: 'Move number 1 later' })
  later.focus()
  await user.keyboard('{Enter}')
  expect(shown()).toEqual([2, 1, 3])
  expect(screen.getByRole('button', { name: 'Move number 2 later' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(shown()).toEqual([2, 3, 1])
  expect(screen.getByRole('button', { name: 'Move number 3 earlier' })).toHaveFocus()
  expect(screen.getByText('The image is now number 3')).toBeInTheDocument()

  const [first, , last] = within(screen.getByRole('list', { name: 'Order of display' })).getAllByRole(
    'listitem',
  )
  if (!first || !last) throw new Error('there are three images')
  const dataTransfer = { items: [], effectAllowed: '' }
  fireEvent.dragStart(last, { dataTransfer })
  fireEvent.dragOver(first, { dataTransfer })
  fireEvent.drop(first, { dataTransfer })
  expect(shown()).toEqual([1, 2, 3])
  await user.click(screen.getByRole('button', { name: 'Remove number 2' }))
  expect(shown()).toEqual([1, 3])

  await user.click(save())
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    img: '/pictures/products/knob-1.jpg',
    images: ['/pictures/products/knob-1.jpg', '/pictures/products/knob-3.jpg'],
  })
})

it('takes eight images and says how many were left out', async () => {
  let count = 0
  onCall('uploadImage', () => ({ success: true, data: { url: `/pictures/products/knob-${++count}.jpg` } }))
  const { user } = open()
  await user.upload(await field('Image'), Array<File>(10).fill(photo))
  await waitFor(() => expect(shown()).toHaveLength(8))
  expect(await field('Image')).toBeDisabled()
  expect(await field('Image')).toHaveAccessibleDescription('A product has at most 8 images: 2 were left out')
})

it('shows what 1, 10 and 100 cost while price breaks are typed, and saves them with the details', async () => {
  onCall('uploadImage', () => ({ success: true, data: { url: stored } }))
  const { user, onSave } = open()
  await fill(user, { price: '1.6' })
  const costs = screen.getByLabelText('What orders will cost')
  expect(costs).toHaveTextContent('1 costs$ 1.60/=10 cost$ 16/=100 cost$ 160/=')
  await user.click(screen.getByRole('button', { name: 'Add a price break' }))
  await user.type(await field('From quantity, price break 1'), '48')
  await user.type(await field('Price of one, price break 1'), '1.45')
  expect(costs).toHaveTextContent('100 cost$ 145/=')
  await user.click(screen.getByRole('button', { name: 'Add a price break' }))
  await user.type(await field('From quantity, price break 2'), '200')
  await user.type(await field('Price of one, price break 2'), '1.3')
  await user.click(screen.getByRole('button', { name: 'Remove price break 1' }))
  expect(costs).toHaveTextContent('100 cost$ 160/=')
  await user.type(await field('SKU'), 'KNB-ASH')
  await user.type(await field('Case pack'), '4')
  await user.click(save())
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    sku: 'KNB-ASH',
    casePack: 4,
    priceBreaks: [{ minQuantity: 200, price: 1.3 }],
  })
})

it.each([
  ['48', '1.6', 'Price of one, price break 1', 'Must be less than the price before it'],
  ['1', '1.5', 'From quantity, price break 1', 'Use a whole number from 2'],
  ['', '1.5', 'From quantity, price break 1', 'Quantity is required'],
])('rejects a price break from "%s" at %s beside its field', async (from, price, name, message) => {
  const { user, onSave } = open()
  await user.type(await field('Price'), '1.6')
  await user.click(screen.getByRole('button', { name: 'Add a price break' }))
  if (from) await user.type(await field('From quantity, price break 1'), from)
  await user.type(await field('Price of one, price break 1'), price)
  await user.click(save())
  await waitFor(async () => expect(await field(name)).toHaveAccessibleDescription(message))
  expect(onSave).not.toHaveBeenCalled()
})

it("shows the server's messages at their fields, in the rows of the price breaks too", async () => {
  onCall('uploadImage', () => ({ success: true, data: { url: stored } }))
  const rejected = new ApiError('invalid_request', 'Please check the fields.', {
    sku: 'Is taken',
    'priceBreaks.0.price': 'Is too low',
  })
  const { user } = open(
    'usd',
    vi.fn(() => Promise.reject(rejected)),
  )
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'Add a price break' }))
  await user.type(await field('From quantity, price break 1'), '48')
  await user.type(await field('Price of one, price break 1'), '1.45')
  await user.click(save())
  await waitFor(async () => expect(await field('SKU')).toHaveAccessibleDescription('Is taken'))
  expect(await field('Price of one, price break 1')).toHaveAccessibleDescription('Is too low')
})

it('asks for prices in the currency of the shop', async () => {
  const { user } = open('jpy')
  expect(await field('Price')).toHaveAccessibleDescription('In JPY, for one unit')
  await user.type(await field('Price'), '12.5')
  await user.click(save())
  await waitFor(async () =>
    expect(await field('Price')).toHaveAccessibleDescription('Use a whole price above 0'),
  )
})
