import { beforeEach, describe, expect, it } from 'vitest'
import { createApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'

interface Sent {
  url: string
  method: string
  token: string | null
  body: unknown
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })
const errorResponse = (status: number, code: string, message: string, fields?: Record<string, string>) =>
  json(status, { error: { code, message, ...(fields ? { fields } : {}) } }, { 'X-Request-Id': 'req-1' })

let responses: (() => Response)[]
let sent: Sent[]
let token: string | undefined
let uid: string | undefined
let renewals: number
let renewed: string | undefined
let renewing: () => void
let lost: number
let changes: number
let reached: boolean[]
let api: ReturnType<typeof createApiClient>

beforeEach(() => {
  responses = []
  sent = []
  token = 'old'
  uid = 'anna'
  renewals = 0
  renewed = 'fresh'
  renewing = () => undefined
  lost = 0
  changes = 0
  reached = []
  api = createApiClient({
    fetch: async (url, init) => {
      const headers = new Headers(init?.headers)
      sent.push({
        url: String(url),
        method: init?.method ?? 'GET',
        token: headers.get('authorization'),
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body,
      })
      const response = responses.shift()
      if (!response) throw new TypeError('Failed to fetch')
      return response()
    },
    accessToken: () => token,
    sessionUid: () => uid,
    renewToken: async () => {
      renewals += 1
      renewing()
      return renewed
    },
    sessionLost: () => {
      lost += 1
    },
    changing: () => {
      changes += 1
    },
    reachable: (responded) => reached.push(responded),
  })
})

async function rejected(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError)) throw new Error('The call was expected to throw an ApiError.')
  return error
}

describe('a call', () => {
  it('asks for public lists without a token', async () => {
    responses = [() => json(200, []), () => json(200, []), () => json(200, [])]
    await api.list('listProducts', { query: { limit: 6 } })
    await api.list('listReviews')
    await api.list('listAllProducts')
    expect(sent.map((request) => request.token)).toEqual([null, null, 'Bearer old'])
  })

  it('fills path and query, sends the body and the token, and returns what the API responds', async () => {
    responses = [() => json(200, { modifiedCount: 1, holdId: 'h1' })]
    const data = await api.call('changeStock', {
      params: { id: 'oak/knob' },
      body: { availableQuantity: 7, quantity: 3 },
    })
    expect(data).toEqual({ modifiedCount: 1, holdId: 'h1' })
    expect(sent).toEqual([
      {
        url: '/api/product/oak%2Fknob',
        method: 'PUT',
        token: 'Bearer old',
        body: { availableQuantity: 7, quantity: 3 },
      },
    ])
  })

  it('leaves empty query fields out', async () => {
    responses = [() => json(200, [])]
    await api.list('listProducts', { query: { q: '', sort: 'name', limit: 6, cursor: undefined } })
    expect(sent[0]?.url).toBe('/api/product?sort=name&limit=6')
  })

  it('sends no token when nobody is signed in', async () => {
    token = undefined
    responses = [() => json(200, [])]
    await api.list('listReviews')
    expect(sent[0]?.token).toBeNull()
  })

  it('hands a file on as it is', async () => {
    const form = new FormData()
    responses = [() => json(200, { success: true, data: { url: '/x.jpg' } })]
    await api.call('uploadImage', { form })
    expect(sent[0]?.body).toBe(form)
  })
})

describe('a list', () => {
  it('carries the cursor of the next page', async () => {
    responses = [() => json(200, [{ _id: 'a' }], { 'X-Next-Cursor': 'c2' })]
    expect(await api.list('listReviews')).toEqual({ items: [{ _id: 'a' }], nextCursor: 'c2' })
  })

  it('has no cursor on its last page', async () => {
    responses = [() => json(200, [])]
    expect(await api.list('listReviews')).toEqual({ items: [] })
  })
})

describe('an expired token', () => {
  it('is renewed once, and the call is repeated with the renewed one', async () => {
    responses = [
      () => errorResponse(401, 'unauthenticated', 'Please sign in.'),
      () => json(200, { admin: true }),
    ]
    expect(await api.call('isAdmin', { params: { email: 'a@b.test' } })).toEqual({ admin: true })
    expect(sent.map((request) => request.token)).toEqual(['Bearer old', 'Bearer fresh'])
    expect(renewals).toBe(1)
    expect(lost).toBe(0)
  })

  it('ends the session when the renewed one is rejected, too', async () => {
    const no = () => errorResponse(401, 'unauthenticated', 'Please sign in.')
    responses = [no, no]
    expect((await rejected(api.call('getSettings'))).status).toBe(401)
    expect(sent).toHaveLength(2)
    expect(renewals).toBe(1)
    expect(lost).toBe(1)
  })

  it('ends the session when the sign-in has ended', async () => {
    renewed = undefined
    responses = [() => errorResponse(401, 'unauthenticated', 'Please sign in.')]
    await rejected(api.call('getSettings'))
    expect(sent).toHaveLength(1)
    expect(lost).toBe(1)
  })

  it.each([undefined, 'ben'])('is not replaced by the session of %s, which goes on', async (other) => {
    renewing = () => {
      uid = other
    }
    responses = [() => errorResponse(401, 'unauthenticated', 'Please sign in.')]
    await rejected(api.call('deleteOrder', { params: { id: 'o1' } }))
    expect(sent).toHaveLength(1)
    expect(lost).toBe(0)
  })

  it('is not renewed while a token is being minted', async () => {
    responses = [() => errorResponse(401, 'unauthenticated', 'Please sign in.')]
    await rejected(
      api.call('mintToken', {
        params: { email: 'a@b.test' },
        body: { email: 'a@b.test' },
        bearer: 'id-token',
      }),
    )
    expect(sent.map((request) => request.token)).toEqual(['Bearer id-token'])
    expect(renewals).toBe(0)
    expect(lost).toBe(0)
  })
})

describe('a failure', () => {
  it('keeps code, sentence, fields, status and request id', async () => {
    responses = [
      () => errorResponse(400, 'invalid_request', 'Please check the form.', { review: 'Review is required' }),
    ]
    const error = await rejected(api.call('getSettings'))
    expect(error).toMatchObject({
      code: 'invalid_request',
      message: 'Please check the form.',
      fields: { review: 'Review is required' },
      status: 400,
      requestId: 'req-1',
    })
    expect(reached).toEqual([true])
  })

  it('is offline when nothing responds', async () => {
    const error = await rejected(api.call('getSettings'))
    expect(error).toMatchObject({ code: 'offline', status: 0 })
    expect(reached).toEqual([false])
  })

  it('is unreadable when something other than the API responds', async () => {
    responses = [() => new Response('<h1>Bad gateway</h1>', { status: 502 })]
    expect(await rejected(api.call('getSettings'))).toMatchObject({ code: 'unreadable', status: 502 })
    responses = [() => new Response('<h1>Welcome to the hotel wifi</h1>')]
    expect(await rejected(api.call('getSettings'))).toMatchObject({ code: 'unreadable', status: 200 })
  })

  it('is passed on as it is when the caller aborted', async () => {
    const aborted = new DOMException('aborted', 'AbortError')
    responses = [
      () => {
        throw aborted
      },
    ]
    await expect(api.call('getSettings')).rejects.toBe(aborted)
    expect(reached).toEqual([])
  })
})

it('says before and after every call that may change something, and after no other', async () => {
  responses = [() => Response.json({ status: 'ok' }), () => Response.json({ deletedCount: 1 })]
  await api.call('getOrder', { params: { id: 'o1' } })
  expect(changes).toBe(0)
  await api.call('deleteOrder', { params: { id: 'o1' } })
  expect(changes).toBe(2)
  await rejected(api.call('deleteOrder', { params: { id: 'o1' } }))
  expect(changes).toBe(4)
})
