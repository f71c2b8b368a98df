import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { feedOf } from '../../test/support/product-feed.ts'
import { productListsContract, productSearchContract } from '../../test/support/product-search-contract.ts'
import { recordedFetch, recordingFetch } from '../../test/support/recorded-answers.ts'
import { searchWishesContract } from '../../test/support/search-wishes-contract.ts'
import { answering, nobodyThere } from '../../test/support/typesense-answers.ts'
import { freshCatalog } from './memory-search.ts'
import { typesenseIndex } from './typesense-index.ts'
import { typesenseSearch } from './typesense-search.ts'
import { typesenseServer } from './typesense-server.ts'

/** A server whose collections `products-…` these tests may replace; what it answers is recorded beside them. */
const { TYPESENSE_URL, TYPESENSE_API_KEY: apiKey = '' } = process.env
const file = fileURLToPath(new URL('../../test/recorded/typesense.json', import.meta.url))
const recording = recordingFetch()
const send = TYPESENSE_URL ? recording.send : recordedFetch(file)
const how = TYPESENSE_URL
  ? 'with the server at TYPESENSE_URL'
  : send
    ? 'with recorded answers'
    : 'not run: no TYPESENSE_URL, and no answers of a server are recorded'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
let made = 0

describe.skipIf(!send)(`Typesense, ${how}`, () => {
  afterAll(() => {
    if (TYPESENSE_URL) recording.write(file)
  })
  const make: Parameters<typeof searchWishesContract>[0] = async (products, synonyms) => {
    const server = typesenseServer({ url: TYPESENSE_URL ?? 'http://recorded', apiKey }, send)
    const feed = feedOf(products, synonyms)
    made += 1
    const now = new Date(made)
    await typesenseIndex(feed, server, () => now).rebuild()
    return typesenseSearch(
      freshCatalog(feed, () => now, undefined, false),
      server,
      silent,
    )
  }
  productSearchContract('Typesense', make)
  searchWishesContract(make)
})

productListsContract('Typesense, while no server answers', async (products, synonyms) => {
  const server = typesenseServer({ url: await nobodyThere(), apiKey })
  return typesenseSearch(
    freshCatalog(feedOf(products, synonyms), () => new Date(0), undefined, false),
    server,
    silent,
  )
})

it('records what a server answers and gives it again, to the same questions only', async () => {
  const { url } = await answering(({ call }) => ({ asked: call }))
  const { send: record, write } = recordingFetch()
  const first = await record(`${url}/a`, { method: 'POST', body: '1' })
  const recorded = join(tmpdir(), `recorded-${process.pid}.json`)
  write(recorded)
  const again = recordedFetch(recorded)
  expect(await (await again?.('http://elsewhere/a', { method: 'POST', body: '1' }))?.json()).toEqual(
    await first.json(),
  )
  await expect(again?.('http://elsewhere/a', { method: 'POST', body: '1' })).rejects.toThrow('No answer')
  expect(recordedFetch('/nowhere')).toBeUndefined()
})
