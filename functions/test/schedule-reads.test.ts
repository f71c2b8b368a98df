import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as schedules from '../src/triggers/schedules.ts'
import { trafficOf } from '../testing/document-counter.ts'
import { idleReads } from '../testing/schedule-reads.ts'
import { type Api, startApi } from '../testing/start-api.ts'

let api: Api

vi.mock('firebase-functions/logger', () => {
  const logged = { info() {}, warn() {}, error() {} }
  return { ...logged, logger: logged }
})
vi.mock('../src/deployed-shop.ts', () => ({ deployedShop: () => api.parts }))

beforeAll(async () => {
  api = await startApi({}, { database: 'idle' })
})
afterAll(() => api.close())

it('schedules read what the cost sheet counts for them, where nothing is to be done', async () => {
  const { watchBudget: _, ...scheduled } = schedules
  const counted: Record<string, number> = {}
  for (const [name, { run }] of Object.entries(scheduled)) {
    // The first run of all notes where the next comparison begins.
    await run({ scheduleTime: api.shop.now().toISOString() })
    const { reads } = await trafficOf(api.db, async () => run({ scheduleTime: api.shop.now().toISOString() }))
    counted[name] = reads
  }
  expect(counted).toEqual(idleReads)
})
