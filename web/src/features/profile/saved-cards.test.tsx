import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SavedCards } from '#app/routes/dashboard/profile.tsx'
import { session } from '#lib/session/session.ts'
import { shopper } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'

const visa = { _id: 'pm_visa', brand: 'visa', last4: '4242', expMonth: 3, expYear: 2030 }

it('removes a card only after a yes', async () => {
  session.start(shopper, 'token')
  const removed = onCall('deleteCard', () => ({ deletedCount: 1 }))
  const { user } = renderRoutes([{ path: '/', Component: () => <SavedCards cards={[visa]} /> }])
  const remove = await screen.findByRole('button', { name: 'Remove Visa ending in 4242' })
  await user.click(remove)
  const question = await screen.findByRole('dialog', { name: 'Are you sure?' })
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(removed).toEqual([])

  await user.click(remove)
  const again = await screen.findByRole('dialog', { name: 'Are you sure?' })
  await user.click(within(again).getByRole('button', { name: 'Yes, delete it!' }))
  await screen.findByRole('dialog', { name: 'Deleted!' })
  expect(removed).toMatchObject([{ params: { id: 'pm_visa' } }])
})

it('says how cards get there when there are none', async () => {
  renderRoutes([{ path: '/', Component: () => <SavedCards cards={[]} /> }])
  expect(await screen.findByText(/^You have no saved cards/)).toBeVisible()
})
