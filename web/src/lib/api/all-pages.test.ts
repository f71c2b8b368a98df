import { expect, it } from 'vitest'
import { allPages } from './all-pages.ts'

const pages = new Map<string | undefined, { items: number[]; nextCursor?: string }>([
  [undefined, { items: [1, 2], nextCursor: 'b' }],
  ['b', { items: [], nextCursor: 'c' }],
  ['c', { items: [3] }],
])

it('walks through all pages in order, empty ones too, and stops after the last', async () => {
  const asked: (string | undefined)[] = []
  const walk = allPages(async (cursor) => {
    asked.push(cursor)
    return pages.get(cursor) ?? { items: [] }
  })
  const walked: number[][] = []
  for await (const items of walk) walked.push(items)
  expect(walked).toEqual([[1, 2], [], [3]])
  expect(asked).toEqual([undefined, 'b', 'c'])
})
