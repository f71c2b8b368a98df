import { expect, it, onTestFinished } from 'vitest'
import { schedulesOf } from '../src/triggers/schedules.ts'
import { call, refused } from '../testing/call.ts'
import { aProduct } from '../testing/factories.ts'
import { startApi } from '../testing/start-api.ts'
import { answering, nobodyThere, resultOf } from './support/typesense-answers.ts'

async function apiAskingAt(url: string) {
  const api = await startApi({}, { typesense: { url, apiKey: 'secret' } })
  onTestFinished(() => api.close())
  return api
}

it('GET /catalog shows what Typesense finds, with the price and the stock of now', async () => {
  const found: string[] = []
  const { url } = await answering(() => ({ results: Array(5).fill(resultOf(found)) }))
  const api = await apiAskingAt(url)
  const id = await aProduct(api, { name: 'Ash peg', availableQuantity: 7 })
  found.push(id, 'left-the-shop')
  const { body } = await call(api, 'browseCatalog', { query: { q: 'peg' } })
  expect(body.products).toEqual([
    expect.objectContaining({ _id: id, name: 'Ash peg', price: 12.5, availableQuantity: 7 }),
  ])
})

it('a search says so and rings the alert while Typesense is silent; everything else goes on', async () => {
  const api = await apiAskingAt(await nobodyThere())
  const id = await aProduct(api, { name: 'Ash peg' })
  const { error } = await refused(api, 'browseCatalog', 'busy', { query: { q: 'peg' } })
  expect(error.message).toContain('Words cannot be searched for at the moment.')
  expect(api.logs.filter(({ level }) => level === 'error')).toEqual([
    expect.objectContaining({ message: 'search engine silent' }),
  ])
  expect(api.logs.find(({ message }) => message === 'request')?.fields).toMatchObject({
    status: 503,
    typesenseCalls: 1,
  })
  expect((await call(api, 'browseCatalog')).body.products.map(({ _id }) => _id)).toContain(id)
  expect((await call(api, 'getCatalogProduct', { params: { id } })).body).toMatchObject({ name: 'Ash peg' })
})

it('indexProducts tells Typesense what was added, changed and removed', async () => {
  const { url, arrived } = await answering(({ call: asked, body }) => {
    if (asked.includes('/import')) return (body as unknown[]).map(() => '{"success":true}').join('\n')
    return { name: 'products-1', metadata: { seen: Date.now() - 60_000 } }
  })
  const api = await apiAskingAt(url)
  const kept = await aProduct(api, { name: 'Ash peg' })
  const gone = await aProduct(api, { name: 'Oak peg' })
  await api.shop.products.remove(gone)
  await schedulesOf(() => api.shop).indexProducts.run({ scheduleTime: '2026-01-05T12:00:00Z' })
  const imports = arrived.flatMap(({ call: asked, body }) => (asked.includes('/import') ? [body] : []))
  expect(imports.flat()).toContainEqual(expect.objectContaining({ id: kept, name_en: 'ash peg' }))
  expect(arrived.map(({ call: asked }) => asked)).toContain(
    `DELETE /collections/products-1/documents/${gone}?ignore_not_found=true`,
  )
  expect(api.logs.at(-1)).toMatchObject({ level: 'info', message: 'products indexed' })
})
