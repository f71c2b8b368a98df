import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../testing/start-api.ts'
import { contractRoutes, routesOf } from './support/routes-of.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('responds at every route of the contract and at no other', () => {
  expect(routesOf(api.parts).toSorted()).toEqual(contractRoutes.toSorted())
})

it.each(['', '/api'])('responds under %j', async (prefix) => {
  const known = await fetch(`${api.url}${prefix}/settings`)
  expect(known.status).toBe(200)
  const unknown = await fetch(`${api.url}${prefix}/nothing-here`)
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toMatchObject({ error: { code: 'not_found' } })
})
