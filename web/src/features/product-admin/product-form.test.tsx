import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { errorResponse, onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { ProductForm } from './product-form.tsx'

const photo = new File(['a photo'], 'knob.jpg', { type: 'image/jpeg' })
const stored = '/pictures/products/ash-knob-960.jpg'

function open(currency = 'usd') {
  const onSave = vi.fn(async () => undefined)
  const onSaved = vi.fn()
  const view = renderRoutes([
    {
      path: '/',
      Component: () => (
        <ProductForm
          currency={currency}
          submitLabel="Add Product"
          draft="new-product"
          onSave={onSave}
          onSaved={onSaved}
          preview={({ name }) => <p>Preview: {name}</p>}
        />
      ),
    },
  ])
  return { ...view, onSave, onSaved }
}

const field = (name: string) => screen.findByLabelText(name)

async function fill(
  user: ReturnType<typeof open>['user'],
  { price = '2.5', minimum = '10', available = '100' } = {},
) {
  await user.type(await field('Name'), 'Ash knob')
  await user.type(await field('Price'), price)
  await user.type(await field('Minimum Quantity'), minimum)
  await user.type(await field('Available Quantity'), available)
  await user.type(await field('Description'), 'Turned from ash')
  await user.upload(await field('Image'), photo)
  expect(await screen.findByAltText('Image preview')).toHaveAttribute('src', stored)
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
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    name: 'Ash knob',
    price: 2.5,
    minQuantity: 10,
    availableQuantity: 100,
    description: 'Turned from ash',
    productImg: stored,
  })
  expect(await field('Name')).toHaveValue('')
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

it('says beside the field why an image was not stored, and takes it on the next try', async () => {
  onCall('uploadImage', () => errorResponse('image_host_failed', 'The image could not be stored.'))
  const { user } = open()
  await user.upload(await field('Image'), photo)
  await waitFor(async () =>
    expect(await field('Image')).toHaveAccessibleDescription('The image could not be stored.'),
  )
  onCall('uploadImage', () => ({ success: true, data: { url: stored } }))
  await user.upload(await field('Image'), photo)
  expect(await screen.findByAltText('Image preview')).toBeVisible()
  expect(await field('Image')).toBeValid()
})

it('asks for prices in the currency of the shop', async () => {
  const { user } = open('jpy')
  expect(await field('Price')).toHaveAccessibleDescription('In JPY, for one piece')
  await user.type(await field('Price'), '12.5')
  await user.click(save())
  await waitFor(async () =>
    expect(await field('Price')).toHaveAccessibleDescription('Use a whole price above 0'),
  )
})
