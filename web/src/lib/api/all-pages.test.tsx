import { headers } from '@wood-master/contract/errors'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { order } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
import { allPages } from './all-pages.ts'

const pages = new Map<string | null, { ids: string[]; next?: string }>([
  [null, { ids: ['o1', 'o2'], next: 'b' }],
  ['b', { ids: [], next: 'c' }],
  ['c', { ids: ['o3'] }],
])

it('walks through all pages in order, empty ones too, and stops after the last', async () => {
  const asked = onCall('listOrders', ({ query }) => {
    const { ids, next } = pages.get(query.get('cursor')) ?? { ids: [] }
    const listed = ids.map((_id) => order({ _id }))
    return HttpResponse.json(listed, { headers: next ? { [headers.nextCursor]: next } : {} })
  })
  const walked: string[][] = []
  for await (const orders of allPages('listOrders', { state: 'paid' }, AbortSignal.timeout(60_000)))
    walked.push(orders.map(({ _id }) => _id))
  expect(walked).toEqual([['o1', 'o2'], [], ['o3']])
  const sent = asked.map(({ query }) => [query.get('state'), query.get('cursor')])
  expect(sent).toEqual([
    ['paid', null],
    ['paid', 'b'],
    ['paid', 'c'],
  ])
})
