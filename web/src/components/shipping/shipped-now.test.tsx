import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '#testing/render-routes.tsx'
import { ShippedNow } from './shipped-now.tsx'
import type { NotShipped } from './use-ship-orders.ts'

function open(secondsAgo: number, notShipped: NotShipped[] = []) {
  const shippedAt = new Date(Date.now() - secondsAgo * 1_000).toISOString()
  const shipped = [{ _id: 'o1', number: 'AAA-111', state: 'shipped' as const, shippedAt }]
  const Component = () => (
    <>
      <h1>Orders</h1>
      <ShippedNow shipped={shipped} notShipped={notShipped} onUndone={() => undefined} />
    </>
  )
  renderRoutes([{ path: '/', Component }])
  return screen.findByRole('heading', { name: 'Orders' })
}

it('says what is on the way while that can be taken back', async () => {
  await open(0)
  expect(screen.getByText('1 order on the way.')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Undo/ })).toBeVisible()
})

it('ends with the minute in which something can be taken back, but for what was not shipped', async () => {
  await open(61, [{ _id: 'o2', number: 'BBB-222', sentence: 'It is not paid yet.' }])
  expect(screen.queryByText(/on the way/)).toBeNull()
  expect(screen.getByRole('list', { name: 'Not shipped' })).toHaveTextContent('BBB-222')
})
