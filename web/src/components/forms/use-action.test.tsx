import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Button } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import { errorResponse, noNetwork, onCall } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { useAction } from './use-action.ts'

function DeleteButton() {
  const { pending, run } = useAction()
  return (
    <Button pending={pending} onClick={() => run(() => api.call('deleteOrder', { params: { id: 'o1' } }))}>
      Delete
    </Button>
  )
}

function draw() {
  let loads = 0
  const loader = () => {
    loads += 1
    return null
  }
  return { ...renderRoutes([{ path: '/', loader, Component: DeleteButton }]), loads: () => loads }
}

it('calls once however often the button is pressed, and loads the page again before it wakes up', async () => {
  const { released, release } = gate()
  const sent = onCall('deleteOrder', async () => {
    await released
    return { deletedCount: 1 }
  })
  const { user, loads } = draw()
  const button = await screen.findByRole('button', { name: 'Delete' })
  await user.dblClick(button)
  expect(button).toBeDisabled()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(loads()).toBe(1)
  release()
  await waitFor(() => expect(button).toBeEnabled())
  expect(sent).toHaveLength(1)
  expect(loads()).toBe(2)
})

it('says why it failed and loads the page again, because it showed something old', async () => {
  onCall('deleteOrder', () => errorResponse('order_already_paid', 'The order is paid already.'))
  const { user, loads } = draw()
  const button = await screen.findByRole('button', { name: 'Delete' })
  await user.click(button)
  expect(await screen.findByRole('alert')).toHaveTextContent('The order is paid already.')
  await waitFor(() => expect(button).toBeEnabled())
  expect(loads()).toBe(2)
})

it('keeps what the page shows when nothing responds, and works on the next press', async () => {
  onCall('deleteOrder', noNetwork)
  const { user, loads } = draw()
  const button = await screen.findByRole('button', { name: 'Delete' })
  await user.click(button)
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached')
  expect(loads()).toBe(1)

  const sent = onCall('deleteOrder', () => ({ deletedCount: 1 }))
  await user.click(button)
  await waitFor(() => expect(loads()).toBe(2))
  expect(sent).toHaveLength(1)
})
