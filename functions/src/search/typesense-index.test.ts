import { expect, it } from 'vitest'
import { oakDowels } from '../../test/support/oak-dowels.ts'
import { feedOf } from '../../test/support/product-feed.ts'
import { type Arrived, answering } from '../../test/support/typesense-answers.ts'
import type { ProductNews } from '../domain/catalog/product-search.ts'
import { typesenseIndex } from './typesense-index.ts'
import { typesenseServer } from './typesense-server.ts'

const legs = {
  ...oakDowels,
  id: 'legs',
  sku: 'LEG-1',
  name: 'Table Legs 1.5 in',
  category: 'Legs',
  material: 'Oak',
  translations: { de: { name: 'Tischbeine' }, ar: { name: 'أرجل الطاولة' } },
}
const draft = { ...oakDowels, id: 'draft/1', draft: true } as const
const collections = [{ name: 'products-1' }, { name: 'products-2' }, { name: 'productions' }]

async function indexAt(time: number, news: Partial<ProductNews> = {}, refusing = false) {
  const since: number[] = []
  const server = await answering(({ call, body }) => {
    if (call.includes('/import'))
      return (body as unknown[])
        .map(() => JSON.stringify(refusing ? { success: false, error: 'Bad.' } : { success: true }))
        .join('\n')
    if (call === 'GET /collections') return collections
    return { name: 'products-1', metadata: { seen: 700 } }
  })
  const feed = {
    ...feedOf([legs, draft]),
    since: async (at: number) => {
      since.push(at)
      return { changed: [], sold: [], isMoreSold: false, removed: [], ...news }
    },
  }
  const index = typesenseIndex(feed, typesenseServer({ ...server, apiKey: 'k' }), () => new Date(time))
  return { index, since, arrived: server.arrived }
}
const calls = (arrived: Arrived[]) => arrived.map(({ call }) => call)

it('is made anew beside the one in use, which goes when the alias has moved', async () => {
  const { index, arrived } = await indexAt(100_000)
  expect(await index.rebuild()).toBe(1)
  expect(calls(arrived)).toEqual([
    'POST /collections',
    'POST /collections/products-100000/documents/import?action=upsert',
    'PUT /aliases/products',
    'GET /collections',
    'DELETE /collections/products-1',
    'DELETE /collections/products-2',
  ])
  expect(arrived[0]?.body).toMatchObject({ name: 'products-100000', metadata: { seen: 70_000 } })
  expect(arrived[2]?.body).toEqual({ collection_name: 'products-100000' })
})

it('has the words of a product in every language, and only fields that the collection has', async () => {
  const { index, arrived } = await indexAt(0)
  await index.rebuild()
  const [document = {}] = (arrived[1]?.body ?? []) as Record<string, unknown>[]
  expect(document).toMatchObject({
    id: 'legs',
    sku: 'leg 1',
    name_en: 'table tabl legs leg 1.5 1.5in in',
    name_de: 'tischbeine tischbein',
    name_fr: 'table tabl legs leg 1.5 1.5in in',
    category: '6c656773',
    buyable: true,
    unitPrice: 1250,
  })
  expect(document.name_ar).toContain('طاول')
  const { fields = [] } = (arrived[0]?.body ?? {}) as { fields?: { name: string }[] }
  const names = fields.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(Object.keys(document).filter((name) => name !== 'id')))
  expect(Object.keys(document)).toEqual(expect.arrayContaining(names))
})

it('takes over what changed since it was last told, and drops what left the shop', async () => {
  const { index, since, arrived } = await indexAt(100_000, {
    changed: [
      { product: legs, at: 900 },
      { product: draft, at: 901 },
    ],
    removed: [
      { id: 'legs', at: 800 },
      { id: 'saw', at: 902 },
    ],
  })
  expect(await index.update()).toEqual({ changed: 1, removed: 2 })
  expect(since).toEqual([700])
  expect(calls(arrived)).toEqual([
    'GET /collections/products',
    'POST /collections/products-1/documents/import?action=upsert',
    'DELETE /collections/products-1/documents/saw?ignore_not_found=true',
    'DELETE /collections/products-1/documents/draft%2F1?ignore_not_found=true',
    'PATCH /collections/products-1',
  ])
  expect(arrived.at(-1)?.body).toEqual({ metadata: { seen: 70_000 } })
})

it('asks for the same again where a product was refused', async () => {
  const { index, arrived } = await indexAt(100_000, { changed: [{ product: legs, at: 900 }] }, true)
  await expect(index.update()).rejects.toThrow('refused 1 products, such as legs: Bad.')
  expect(calls(arrived)).not.toContain('PATCH /collections/products-1')
})

it('sends many in parts', async () => {
  const changed = Array.from({ length: 501 }, (_, number) => ({
    product: { ...legs, id: `p${number}` },
    at: 900,
  }))
  const { index, arrived } = await indexAt(100_000, { changed })
  await index.update()
  const parts = arrived.filter(({ call }) => call.includes('/import')).map(({ body }) => body)
  expect(parts).toEqual([expect.objectContaining({ length: 500 }), expect.objectContaining({ length: 1 })])
})
