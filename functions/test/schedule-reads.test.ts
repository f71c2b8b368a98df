import { afterAll, beforeAll, expect, it } from 'vitest'
import { schedulesOf } from '../src/triggers/schedules.ts'
import { trafficOf } from '../testing/document-counter.ts'
import { idleReads } from '../testing/schedule-reads.ts'
import { type Api, startApi } from '../testing/start-api.ts'

let api: Api

beforeAll(async () => {
  api = await startApi({}, { database: 'idle' })
})
afterAll(() => api.close())

it('schedules read what the cost sheet counts for them, where nothing is to be done', async () => {
  const { watchBudget: _, ...scheduled } = schedulesOf(() => api.shop)
  const counted: Record<string, number> = {}
  for (const [name, { run }] of Object.entries(scheduled)) {
    // The first run of all notes where the next comparison begins.
    await run({ scheduleTime: api.shop.now().toISOString() })
    const { reads } = await trafficOf(api.db, async () => run({ scheduleTime: api.shop.now().toISOString() }))
    counted[name] = reads
  }
  expect(counted).toEqual(idleReads)
})
