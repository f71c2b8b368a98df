import { screen } from '@testing-library/react'
import { useLoaderData } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { Deferred } from '#components/feedback/deferred.tsx'
import { pageQuery } from '#lib/api/queries.ts'
import { siteOpened, siteOpens } from '#lib/browser/opening.ts'
import { session } from '#lib/session/session.ts'
import { shopper } from '#testing/factories.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { signedIn } from './guards.ts'

afterEach(siteOpened)

/** A page whose list arrives, or fails, when the test says so; `seen` has what it has shown so far. */
function slowPage() {
  let arrive: (list: string) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const list = new Promise<string>((resolve, reject) => {
    arrive = resolve
    fail = reject
  })
  const seen: string[] = []
  const loader = signedIn(() => pageQuery(['list'], () => list))
  function Skeleton() {
    seen.push('skeleton')
    return null
  }
  function Component() {
    const query = useLoaderData<typeof loader>()
    return (
      <>
        <h1>Orders</h1>
        <Deferred query={query} skeleton={<Skeleton />}>
          {(text) => <p>{text}</p>}
        </Deferred>
      </>
    )
  }
  const routes = [
    { path: '/orders', loader, Component },
    { path: '/', Component: () => <h1>Home</h1> },
  ]
  return { routes, seen, arrive, fail }
}

it('keeps the first loading state until the data is there, and shows no other', async () => {
  session.start(shopper, 'token')
  siteOpens()
  const { routes, seen, arrive } = slowPage()
  const { router } = renderRoutes(routes, '/orders')
  expect(router.state.initialized).toBe(false)
  expect(screen.queryByRole('heading')).toBeNull()
  arrive('Twelve orders')
  await screen.findByText('Twelve orders')
  expect(screen.getByRole('heading', { name: 'Orders' })).toBeVisible()
  expect(seen).toEqual([])
})

it('opens the page all the same when its data cannot be loaded', async () => {
  session.start(shopper, 'token')
  siteOpens()
  const { routes, fail } = slowPage()
  renderRoutes(routes, '/orders')
  fail(new Error('The shop fell over.'))
  await screen.findByRole('heading', { name: 'Orders' })
  await screen.findByRole('button', { name: 'Try again' })
})

it('opens a later page at once, with its own loading state', async () => {
  session.start(shopper, 'token')
  const { routes, seen, arrive } = slowPage()
  const { router } = renderRoutes(routes, '/')
  await screen.findByRole('heading', { name: 'Home' })
  await router.navigate('/orders')
  await screen.findByRole('heading', { name: 'Orders' })
  expect(seen).not.toEqual([])
  arrive('Twelve orders')
  await screen.findByText('Twelve orders')
})
