import { screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { expect, it } from 'vitest'
import { ReviewForm } from '#app/routes/dashboard/add-review.tsx'
import { shopper } from '#testing/factories.ts'
import { noNetwork, onCall } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { renderRoutes } from '#testing/render-routes.tsx'

const text = 'The knobs sit tight and the finish is even.'

function ReviewPage() {
  return (
    <>
      <ReviewForm email={shopper.email} />
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  )
}

const open = () =>
  renderRoutes([
    { path: '/', Component: ReviewPage },
    { path: '/elsewhere', Component: () => <h1>Elsewhere</h1> },
    { path: '/login', Component: () => <h1>Login</h1> },
  ])

/** A guard goes a moment after its page, and would hold who comes back before. */
const isLeft = (router: ReturnType<typeof open>['router']) =>
  waitFor(() => expect(router.state.blockers.size).toBe(0))

const review = () => screen.findByRole('textbox', { name: 'Review' })

it('brings back what was half typed', async () => {
  const first = open()
  await first.user.type(await review(), text)
  first.unmount()

  open()
  await waitFor(async () => expect(await review()).toHaveValue(text))
})

it('is the same review after a lost answer and a reload', async () => {
  const lost = onCall('addReview', noNetwork)
  const first = open()
  await first.user.type(await review(), text)
  await first.user.type(screen.getByRole('spinbutton', { name: 'Rating' }), '5')
  await first.user.click(screen.getByRole('button', { name: 'Add Review' }))
  await waitFor(() => expect(lost).not.toHaveLength(0))
  first.unmount()
  const sent = onCall('addReview', () => ({ insertedId: 'r1' }))
  const { user } = open()
  await waitFor(async () => expect(await review()).toHaveValue(text))
  await user.click(screen.getByRole('button', { name: 'Add Review' }))
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  expect(sent[0]?.body.key).toBe(lost[0]?.body.key)
})

it('takes nothing more while it is sent, which would be gone with what was sent', async () => {
  const { released, release } = gate()
  onCall('addReview', async () => {
    await released
    return { insertedId: 'r1' }
  })
  const { user } = open()
  await user.type(await review(), text)
  await user.type(screen.getByRole('spinbutton', { name: 'Rating' }), '5')
  await user.click(screen.getByRole('button', { name: 'Add Review' }))
  await user.type(await review(), ' More')
  expect(await review()).toHaveValue(text)
  release()
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  await user.type(await review(), 'More')
  expect(await review()).toHaveValue('More')
})

it('survives the way through the login page without being asked', async () => {
  const { user, router } = open()
  await user.type(await review(), text)
  await router.navigate('/login')
  await screen.findByRole('heading', { name: 'Login' })
  await isLeft(router)
  await router.navigate('/')
  await waitFor(async () => expect(await review()).toHaveValue(text))
})

it('asks before the page is left: staying keeps the form, leaving forgets it', async () => {
  const { user, router } = open()
  await user.type(await review(), text)

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await screen.findByRole('dialog', { name: 'Leave this page?' })
  await user.click(screen.getByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/')
  expect(await review()).toHaveValue(text)

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { name: 'Elsewhere' })
  await isLeft(router)
  await router.navigate('/')
  expect(await review()).toHaveValue('')
})

it('is forgotten once the form was sent, and nothing asks any more', async () => {
  const sent = onCall('addReview', () => ({ insertedId: 'r1' }))
  const { user } = open()
  await user.type(screen.getByRole('spinbutton', { name: 'Rating' }), '5')
  await user.type(await review(), text)
  await user.click(screen.getByRole('button', { name: 'Add Review' }))
  await screen.findByRole('dialog', { name: 'Review Added' })
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(sent).toMatchObject([
    { body: { email: shopper.email, rating: 5, review: text, key: expect.any(String) } },
  ])
  expect(await review()).toHaveValue('')

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await screen.findByRole('heading', { name: 'Elsewhere' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('binds the stars to the number', async () => {
  const { user } = open()
  const rating = await screen.findByRole('spinbutton', { name: 'Rating' })
  await user.click(screen.getByRole('button', { name: 'Add Review' }))
  await waitFor(() => expect(rating).toHaveAccessibleDescription('Rating is required'))
  await user.click(screen.getByRole('button', { name: '4 stars' }))
  expect(rating).toHaveValue(4)
  await waitFor(() => expect(rating).toBeValid())
  await user.clear(rating)
  await user.type(rating, '2')
  expect(screen.getByRole('button', { name: '2 stars' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: '4 stars' })).toHaveAttribute('aria-pressed', 'false')
})
