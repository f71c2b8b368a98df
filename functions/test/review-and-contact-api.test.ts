import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { call, refused } from '../testing/call.ts'
import type { TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { shopSetup } from './support/shop-setup.ts'

let api: Api
let admin: TestAccount
let shopper: TestAccount

shopSetup((setup) => {
  ;({ api, admin, shopper } = setup)
})

describe('reviews', () => {
  it("are shown with the reviewer's name and without the mailbox", async () => {
    const body = { email: shopper.email, rating: 4.5, review: '  Straight and dry.\nWe order again. ' }
    await call(api, 'addReview', { body, token: shopper.token })
    const { body: reviews, headers } = await call(api, 'listReviews')
    expect(reviews).toEqual([
      {
        _id: expect.any(String),
        email: 's•••@wood-master.test',
        name: 'The shopper',
        rating: 4.5,
        review: 'Straight and dry.\nWe order again.',
        createdAt: expect.any(String),
      },
    ])
    expect(headers.get('cache-control')).toContain('s-maxage')
  })

  it('of the shop that are sent again after a lost response are published once, and not after they were hidden', async () => {
    const body = { key: randomUUID(), email: shopper.email, rating: 4, review: 'Sent twice' }
    const add = async () => (await call(api, 'addReview', { body, token: shopper.token })).body.insertedId
    const shown = async () =>
      (await call(api, 'listReviews')).body.filter(({ review }) => review === body.review)
    const id = await add()
    expect(await add()).toBe(id)
    expect(await shown()).toHaveLength(1)
    const hide = { hidden: true, reason: 'Twice' }
    await call(api, 'moderateReview', { params: { id }, body: hide, token: admin.token })
    expect(await add()).toBe(id)
    expect(await shown()).toEqual([])
  })

  it.each([-1, 5.1, '5', null])('are not rated %j', async (rating) => {
    const body = { email: shopper.email, rating, review: 'Good' }
    const { error } = await refused(api, 'addReview', 'invalid_request', { body, token: shopper.token })
    expect(error.fields).toHaveProperty('rating')
  })

  it('are written in nobody else’s name, not even by an admin', async () => {
    const body = { email: shopper.email, rating: 5, review: 'Good' }
    await refused(api, 'addReview', 'forbidden', { body, token: admin.token })
  })
})

describe('messages', () => {
  it('reach the admins, who mark what they have read and answered', async () => {
    const body = { email: 'visitor@example.com', subject: 1041, message: 'Do you ship to Norway?' }
    const { insertedId: id } = (await call(api, 'sendMessage', { body })).body
    const unread = async (show: string) =>
      (await call(api, 'listMessages', { query: { show }, token: admin.token })).body.map(({ _id }) => _id)
    expect((await call(api, 'listMessages', { token: admin.token })).body[0]).toMatchObject(body)
    expect(await unread('unread')).toEqual([id])

    const mark = { params: { id }, body: { read: true }, token: admin.token }
    expect((await call(api, 'markMessage', mark)).body).toEqual({ modifiedCount: 1 })
    expect((await call(api, 'markMessage', mark)).body).toEqual({ modifiedCount: 0 })
    expect(await unread('unread')).toEqual([])
    expect(await unread('unanswered')).toEqual([id])
    await refused(api, 'markMessage', 'not_found', { ...mark, params: { id: 'nothing' } })
  })

  it('are kept and mailed once when they are sent again after a lost response', async () => {
    const body = { key: randomUUID(), email: 'twice@example.com', message: 'Sent twice' }
    const sent = async (more = {}) =>
      (await call(api, 'sendMessage', { body: { ...body, ...more } })).body.insertedId
    const id = await sent()
    expect(await sent()).toBe(id)
    expect(await sent({ email: 'other@example.com' })).not.toBe(id)
    const { body: all } = await call(api, 'listMessages', { token: admin.token })
    expect(all.filter(({ email }) => email === body.email)).toHaveLength(1)
    const mails = (await api.shop.outbox.list({})).items.filter(({ contactId }) => contactId === id)
    expect(mails.map(({ kind }) => kind)).toEqual(['message_received'])
  })

  it('may leave the subject out', async () => {
    await call(api, 'sendMessage', { body: { email: 'visitor@example.com', message: 'Hello' } })
  })
})
