import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { product, settings } from '#testing/factories.ts'
import { noNetwork, onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './products.tsx'

const open = () => renderRoutes([{ path: '/products', loader, Component }])

it('asks for the settings again after they could not be had', async () => {
  onCall('listProducts', () => [product()])
  onCall('getSettings', noNetwork)
  const { user } = open()
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop cannot be reached.')

  const asked = onCall('getSettings', () => settings({ currency: 'eur' }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('€2.50')).toBeVisible()
  expect(asked).toHaveLength(1)
})
