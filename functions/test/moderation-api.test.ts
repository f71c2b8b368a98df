import { describe, expect, it } from 'vitest'
import { call, refused } from '../testing/call.ts'
import type { TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { expectNothingWritten } from './support/database.ts'
import { shopSetup } from './support/shop-setup.ts'

let api: Api
let admin: TestAccount
let shopper: TestAccount

shopSetup((setup) => {
  ;({ api, admin, shopper } = setup)
})

const badReasons = ['', '   ', '\u2800', 'x'.repeat(301), null, 7]

async function records(documentId: string) {
  const { docs } = await api.db.collection('moderationRecords').where('documentId', '==', documentId).get()
  return docs.map((doc) => doc.data()).toSorted((one, other) => one.at.toMillis() - other.at.toMillis())
}

describe('a review', () => {
  const text = 'Their driver is called Ann Example and lives in Elm Street.'
  const aReview = async () => {
    const body = { email: shopper.email, rating: 1, review: text }
    return (await call(api, 'addReview', { body, token: shopper.token })).body.insertedId
  }
  const moderate = (id: string, hidden: boolean, reason = 'Names a private person') => ({
    params: { id },
    body: { hidden, reason },
    token: admin.token,
  })
  const shown = async () => (await call(api, 'listReviews')).body.map(({ _id }) => _id)
  const toModerate = async (query: { show?: 'hidden' } = {}) =>
    (await call(api, 'listReviewsToModerate', { query, token: admin.token })).body

  it('leaves every public list when an admin hides it, and comes back unchanged when it is shown again', async () => {
    const id = await aReview()
    const [before] = (await call(api, 'listReviews')).body
    expect((await call(api, 'moderateReview', moderate(id, true))).body).toEqual({ modifiedCount: 1 })
    expect(await shown()).not.toContain(id)
    expect((await toModerate()).map(({ _id }) => _id)).not.toContain(id)
    expect(await toModerate({ show: 'hidden' })).toEqual([
      {
        ...before,
        hidden: { reason: 'Names a private person', at: expect.any(String), by: admin.email },
      },
    ])

    const back = moderate(id, false, 'The name is invented')
    expect((await call(api, 'moderateReview', back)).body).toEqual({ modifiedCount: 1 })
    expect((await call(api, 'listReviews')).body[0]).toEqual(before)
    expect((await toModerate()).find(({ _id }) => _id === id)).toEqual(before)
    expect(await toModerate({ show: 'hidden' })).toEqual([])
  })

  it('keeps on record who hid and showed it, when and why, but not what it said', async () => {
    const id = await aReview()
    await call(api, 'moderateReview', moderate(id, true))
    await call(api, 'moderateReview', moderate(id, false, 'The name is invented'))
    const kept = await records(id)
    const by = { byUid: admin.uid, byEmail: admin.email, documentId: id }
    expect(kept).toMatchObject([
      { ...by, kind: 'review_hidden', reason: 'Names a private person' },
      { ...by, kind: 'review_shown', reason: 'The name is invented' },
    ])
    expect(JSON.stringify(kept)).not.toContain('Ann Example')
  })

  it('is hidden once, however often and from how many places that is asked for', async () => {
    const id = await aReview()
    const responses = await Promise.all([1, 2, 3].map(() => call(api, 'moderateReview', moderate(id, true))))
    expect(responses.map(({ body }) => body.modifiedCount).toSorted()).toEqual([0, 0, 1])
    expect((await call(api, 'moderateReview', moderate(id, true, 'Another reason'))).body).toEqual({
      modifiedCount: 0,
    })
    expect(await records(id)).toHaveLength(1)
  })

  it('stays as it is without a reason, and when there is no such review', async () => {
    const id = await aReview()
    await expectNothingWritten(api, async () => {
      for (const reason of badReasons) {
        const { error } = await refused(api, 'moderateReview', 'invalid_request', {
          ...moderate(id, true),
          body: { hidden: true, reason },
        })
        expect(error.fields).toHaveProperty('reason')
      }
      await refused(api, 'moderateReview', 'not_found', moderate('nothing', true))
      await refused(api, 'moderateReview', 'not_found', moderate('nothing', false))
    })
    expect(await shown()).toContain(id)
  })
})

describe('a message', () => {
  const text = 'Buy our watches at https://watches.example'
  const aMessage = async () => {
    const body = { email: 'visitor@example.com', message: text }
    return (await call(api, 'sendMessage', { body })).body.insertedId
  }
  const deletion = (id: string, reason: unknown = 'Advertising') => ({
    params: { id },
    body: { reason },
    token: admin.token,
  })

  it('is gone for good when an admin deletes it; who, when and why stay, its text and sender do not', async () => {
    const id = await aMessage()
    expect((await call(api, 'deleteMessage', deletion(id))).body).toEqual({ deletedCount: 1 })
    const { body: left } = await call(api, 'listMessages', { token: admin.token })
    expect(left.map(({ _id }) => _id)).not.toContain(id)
    const kept = await records(id)
    expect(kept).toMatchObject([
      { kind: 'message_deleted', reason: 'Advertising', byUid: admin.uid, byEmail: admin.email },
    ])
    for (const collection of await api.db.listCollections()) {
      const { docs } = await collection.get()
      expect(docs.filter((doc) => /watches|visitor@/.test(JSON.stringify(doc.data())))).toEqual([])
    }
    await expectNothingWritten(api, async () => {
      await refused(api, 'deleteMessage', 'not_found', deletion(id))
    })
  })

  it('stays without a reason', async () => {
    const id = await aMessage()
    await expectNothingWritten(api, async () => {
      for (const reason of badReasons) {
        const { error } = await refused(api, 'deleteMessage', 'invalid_request', deletion(id, reason))
        expect(error.fields).toHaveProperty('reason')
      }
    })
  })
})
