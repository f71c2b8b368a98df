import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { product, shopper } from '#testing/factories.ts'
import { errorResponse, onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { ProductReviews } from './product-reviews.tsx'
import type { Review } from './reviews-api.ts'

const review = (change: Partial<Review> = {}): Review => ({
  _id: 'r1',
  email: 'a•••@wood-master.test',
  name: 'Anna',
  rating: 4.5,
  review: 'They sit tight.',
  createdAt: '2026-03-01T08:00:00.000Z',
  productId: 'p1',
  productName: 'Oak knob',
  boughtHere: true,
  ...change,
})

const open = (change = {}, rendered?: Review[]) =>
  renderRoutes([
    {
      path: '/',
      Component: () => (
        <ProductReviews product={product(change)} {...(rendered && { rendered: { items: rendered } })} />
      ),
    },
  ])

beforeEach(() => {
  onCall('listProductReviews', () => [])
})

it('shows what buyers think, with stars on average, and asks nothing of a visitor', async () => {
  onCall('listProductReviews', () => [review()])
  open({ rating: { average: 4.5, count: 12 } })
  const section = await screen.findByRole('region', { name: 'Reviews' })
  expect(within(section).getByText('4.5 out of 5, from 12 reviews')).toBeVisible()
  const card = await within(section).findByRole('article', { name: 'Review by Anna' })
  expect(card).toHaveTextContent('Bought here')
  expect(card).toHaveTextContent('They sit tight.')
  expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull()
})

it('says that there are none yet', async () => {
  open()
  expect(screen.getByText('Loading the reviews')).toBeInTheDocument()
  expect(await screen.findByText('No reviews yet')).toBeVisible()
})

it('says what went wrong, and loads them again on request', async () => {
  onCall('listProductReviews', () => errorResponse('internal', 'Something went wrong.'))
  const { user } = open()
  expect(await screen.findByText('Something went wrong.')).toBeVisible()
  onCall('listProductReviews', () => [review()])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('They sit tight.')).toBeVisible()
})

it('shows more of them', async () => {
  onCall('listProductReviews', ({ query }) =>
    query.get('cursor')
      ? [review(), review({ _id: 'r2', name: 'Ben' })]
      : Response.json([review()], { headers: { 'X-Next-Cursor': 'abc' } }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Show more reviews' }))
  expect(await screen.findByRole('article', { name: 'Review by Ben' })).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull()
})

it('lets a buyer write one and change it, and shows it once', async () => {
  session.start(shopper, 'token')
  const mine = review({ _id: 'mine', name: 'Sam', review: 'Good knobs.', rating: 5 })
  let written: Review | undefined
  onCall('getOwnReview', () => ({ mayReview: true, ...(written ? { review: written } : {}) }))
  onCall('listProductReviews', () => (written ? [written] : []))
  const sent = onCall('addReview', () => {
    written = mine
    return { insertedId: 'mine' }
  })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Write a review' }))
  await user.click(await screen.findByRole('button', { name: '5 stars' }))
  await user.type(screen.getByRole('textbox', { name: 'Review' }), 'Good knobs.')
  await user.click(screen.getByRole('button', { name: 'Publish review' }))
  const own = await screen.findByRole('region', { name: 'Your review' })
  expect(own).toHaveTextContent('Good knobs.')
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(sent).toMatchObject([
    { body: { email: shopper.email, rating: 5, review: 'Good knobs.', productId: 'p1' } },
  ])
  await user.click(screen.getByRole('button', { name: 'Change your review' }))
  expect(await screen.findByRole('textbox', { name: 'Review' })).toHaveValue('Good knobs.')
})

it('shows a buyer’s own review once where the document had it among the others', async () => {
  session.start(shopper, 'token')
  const mine = review({ _id: 'mine', name: 'Sam', review: 'Good knobs.' })
  onCall('getOwnReview', () => ({ mayReview: true, review: mine }))
  const asked = onCall('listProductReviews', () => [])
  open({}, [mine, review()])
  await screen.findByRole('region', { name: 'Your review' })
  expect(screen.getAllByText('Good knobs.')).toHaveLength(1)
  expect(screen.getByText('They sit tight.')).toBeVisible()
  expect(asked).toEqual([])
})

it('keeps what was typed when the shop refuses it', async () => {
  session.start(shopper, 'token')
  onCall('getOwnReview', () => ({ mayReview: true }))
  onCall('addReview', () =>
    errorResponse('not_bought', 'Only people who bought this product here can review it.'),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Write a review' }))
  await user.click(await screen.findByRole('button', { name: '3 stars' }))
  await user.type(screen.getByRole('textbox', { name: 'Review' }), 'Good knobs.')
  await user.click(screen.getByRole('button', { name: 'Publish review' }))
  expect(await screen.findByText('Only people who bought this product here can review it.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Review' })).toHaveValue('Good knobs.')
})

it('brings back what was half typed when the session ended, to its account alone', async () => {
  session.start(shopper, 'token')
  onCall('getOwnReview', () => ({ mayReview: true }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Write a review' }))
  await user.click(await screen.findByRole('button', { name: '3 stars' }))
  await user.type(screen.getByRole('textbox', { name: 'Review' }), 'Good knobs.')
  act(() => session.end())
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Review' })).toBeNull())

  act(() => session.start({ ...shopper, uid: 'u-other' }, 'token'))
  expect(await screen.findByRole('button', { name: 'Write a review' })).toBeVisible()

  act(() => session.start(shopper, 'token'))
  expect(await screen.findByRole('textbox', { name: 'Review' })).toHaveValue('Good knobs.')
  expect(screen.getByRole('spinbutton', { name: 'Rating' })).toHaveValue(3)
})

it.each(['Cancel', 'Publish review'])('forgets what was typed after “%s”', async (name) => {
  session.start(shopper, 'token')
  onCall('getOwnReview', () => ({ mayReview: true }))
  onCall('addReview', () => ({ insertedId: 'mine' }))
  const { user, unmount } = open()
  await user.click(await screen.findByRole('button', { name: 'Write a review' }))
  await user.click(await screen.findByRole('button', { name: '3 stars' }))
  await user.type(screen.getByRole('textbox', { name: 'Review' }), 'Good knobs.')
  await user.click(screen.getByRole('button', { name }))
  await screen.findByRole('button', { name: 'Write a review' })
  unmount()
  open()
  await user.click(await screen.findByRole('button', { name: 'Write a review' }))
  expect(await screen.findByRole('textbox', { name: 'Review' })).toHaveValue('')
})

it('offers nothing to those who did not buy it, and shows a hidden review to its author alone', async () => {
  session.start(shopper, 'token')
  onCall('getOwnReview', () => ({ mayReview: false, hidden: true, review: review({ review: 'Rude' }) }))
  open()
  await waitFor(() =>
    expect(screen.getByText('The shop has hidden your review. Only you see it here.')).toBeVisible(),
  )
  expect(screen.queryByRole('button', { name: 'Change your review' })).toBeNull()
})

it('does not call a review hidden that everyone sees, once its author kept nothing of what they bought', async () => {
  session.start(shopper, 'token')
  onCall('getOwnReview', () => ({ mayReview: false, review: review() }))
  open()
  await screen.findByRole('region', { name: 'Your review' })
  expect(screen.queryByText(/The shop has hidden your review/)).toBeNull()
})
