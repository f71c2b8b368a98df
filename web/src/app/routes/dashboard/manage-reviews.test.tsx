import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { adminPaths } from '#config/admin-paths.ts'
import { session } from '#lib/session/session.ts'
import { shopper } from '#testing/factories.ts'
import { errorResponse, onCall } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './manage-reviews.tsx'

const review = {
  _id: 'r1',
  email: 's•••@wood-master.test',
  name: 'Sam Shopper',
  rating: 1,
  review: 'Their driver lives in Elm Street.',
  createdAt: '2026-03-01T08:00:00.000Z',
}
const hidden = { reason: 'Names a private person', at: '2026-03-02T08:00:00.000Z', by: shopper.email }

const open = (query = '') =>
  renderRoutes([{ path: adminPaths.manageReviews, loader, Component }], adminPaths.manageReviews + query)

/** The shop's lists, where moderation moves the review from one to the other. */
function aShop(startsHidden = false) {
  let isHidden = startsHidden
  onCall('listReviewsToModerate', ({ query }) => {
    const asked = query.get('show') === 'hidden'
    return asked === isHidden ? [isHidden ? { ...review, hidden } : review] : []
  })
  return onCall('moderateReview', ({ body }) => {
    isHidden = body.hidden
    return { modifiedCount: 1 }
  })
}

beforeEach(() => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
})

it('says before a review is hidden that its author gets the reason by email', async () => {
  aShop()
  const { user } = open()
  expect(await screen.findByText(/its author gets a mail with the reason/i)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Hide review by Sam Shopper' }))
  expect(screen.getByText(/its author gets your reason by email/i)).toBeVisible()
})

it('hides a review with a reason, and it leaves the list', async () => {
  const sent = aShop()
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Hide review by Sam Shopper' }))
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), ' Names a private person ')
  await user.click(screen.getByRole('button', { name: 'Hide review' }))
  expect(await screen.findByText('No reviews yet')).toBeVisible()
  expect(await screen.findByText('Review hidden')).toBeVisible()
  expect(sent).toMatchObject([
    { params: { id: 'r1' }, body: { hidden: true, reason: 'Names a private person' } },
  ])
})

it('shows a hidden review with who hid it and why, and brings it back', async () => {
  const sent = aShop(true)
  const { user } = open('?show=hidden')
  expect(await screen.findByText(/Names a private person/)).toHaveTextContent(`Hidden by ${shopper.email}`)
  await user.click(screen.getByRole('button', { name: 'Show review by Sam Shopper' }))
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'The name is invented')
  await user.click(screen.getByRole('button', { name: 'Show review' }))
  expect(await screen.findByText('No hidden reviews')).toBeVisible()
  expect(sent).toMatchObject([{ body: { hidden: false, reason: 'The name is invented' } }])
})

it('asks for a reason before anything is sent, and changes nothing when the dialog is closed', async () => {
  const sent = aShop()
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Hide review by Sam Shopper' }))
  await user.click(screen.getByRole('button', { name: 'Hide review' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Reason is required/),
  )
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent).toEqual([])
})

it("keeps the dialog open with the shop's sentence when it fails", async () => {
  aShop()
  onCall('moderateReview', () => errorResponse('not_found', 'There is no such review.'))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Hide review by Sam Shopper' }))
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Spam')
  await user.click(screen.getByRole('button', { name: 'Hide review' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such review.')
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Spam')
})

it('stays open while it is sent, though browsers close a dialog at the second Escape whatever it says', async () => {
  aShop()
  const { released, release } = gate()
  onCall('moderateReview', async () => {
    await released
    return errorResponse('not_found', 'There is no such review.')
  })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Hide review by Sam Shopper' }))
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Spam')
  await user.click(screen.getByRole('button', { name: 'Hide review' }))
  screen.getByRole<HTMLDialogElement>('dialog').close()
  release()
  expect(await screen.findByText('There is no such review.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('hides several with one reason, names what failed, and takes it back', async () => {
  const found = ['r1', 'r2', 'r3'].map((_id) => ({ ...review, _id, name: `Author ${_id}` }))
  const gone = new Set<string>()
  onCall('listReviewsToModerate', () => found.filter(({ _id }) => !gone.has(_id)))
  const sent = onCall('moderateReview', ({ params: { id }, body }) => {
    if (id === 'r2') return errorResponse('not_found', 'There is no such review.')
    if (body.hidden) gone.add(id)
    else gone.delete(id)
    return { modifiedCount: 1 }
  })
  const { user } = open()
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(screen.getByRole('button', { name: 'Hide the selected reviews' }))
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Advertising')
  await user.click(screen.getByRole('button', { name: 'Hide 3 reviews' }))
  expect(await screen.findByText('2 reviews hidden.')).toBeVisible()
  expect(screen.getByRole('list', { name: 'Failed' })).toHaveTextContent(
    'The review by Author r2: There is no such review.',
  )
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  const undo = screen.getByRole('button', { name: /^Undo/ })
  await waitFor(() => expect(undo).toBeEnabled())
  await user.click(undo)
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
  expect(screen.queryByRole('list', { name: 'Failed' })).toBeNull()
  expect(sent.map(({ body }) => body.hidden)).toEqual([true, true, true, false, false])
})
