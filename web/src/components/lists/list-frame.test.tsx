import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '#testing/render-routes.tsx'
import { ListFrame } from './list-frame.tsx'

it('fades while the next list is on its way, without drawing its rows again', async () => {
  let drawn = 0
  let arrive: () => void = () => undefined
  const Row = ({ name }: { name: string }) => {
    drawn++
    return <p>{name}</p>
  }
  const loader = ({ request }: { request: Request }) =>
    request.url.endsWith('?state=paid')
      ? new Promise<null>((resolve) => {
          arrive = () => resolve(null)
        })
      : null
  const Component = () => (
    <ListFrame page={{ items: ['Oak dowels'] }} noun="order" label="Orders" empty={null}>
      {(names) => names.map((name) => <Row key={name} name={name} />)}
    </ListFrame>
  )
  const { router } = renderRoutes([{ path: '/orders', loader, Component }], '/orders')
  const list = (await screen.findByText('Oak dowels')).parentElement
  expect(screen.getByRole('status')).toHaveTextContent('1 order on this page')
  expect(list).toHaveAttribute('aria-busy', 'false')

  const before = drawn
  const going = router.navigate('/orders?state=paid')
  await expect.poll(() => list?.getAttribute('aria-busy')).toBe('true')
  expect(drawn).toBe(before)
  arrive()
  await going
  await expect.poll(() => list?.getAttribute('aria-busy')).toBe('false')
})

it('does not call a list empty that goes on behind a page without anything', async () => {
  const Component = () => (
    <ListFrame page={{ items: [], nextCursor: 'later' }} noun="order" label="Orders" empty="No orders yet">
      {() => null}
    </ListFrame>
  )
  renderRoutes([{ path: '/orders', Component }], '/orders')
  expect(await screen.findByText('Nothing on this page')).toBeVisible()
  expect(screen.queryByText('No orders yet')).toBeNull()
  expect(screen.getByRole('link', { name: 'Next' })).toBeVisible()
})
