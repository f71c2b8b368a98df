import { afterEach, expect, it, vi } from 'vitest'
import { checkHealth } from './health.ts'

const well = { ping: async () => undefined }
const failing = { ping: () => Promise.reject(new Error('UNAVAILABLE')) }
const silent = { ping: () => new Promise<void>(() => undefined) }
type Part = Parameters<typeof checkHealth>[0]['database']
const health = (database: Part, paymentProvider: Part) => checkHealth({ database, paymentProvider })

afterEach(() => vi.useRealTimers())

it('is ok while every part responds', async () => {
  expect(await health(well, well)).toMatchObject({ status: 'ok', parts: { firestore: { status: 'ok' } } })
})

it('names each part that fails', async () => {
  expect(await health(failing, well)).toMatchObject({
    status: 'down',
    parts: { firestore: { status: 'degraded' }, stripe: { status: 'ok' } },
  })
  expect(await health(well, failing)).toMatchObject({
    status: 'degraded',
    parts: { firestore: { status: 'ok' }, stripe: { status: 'degraded' } },
  })
})

it('asks a part that was silent for 800 milliseconds once more, and no longer', async () => {
  vi.useFakeTimers()
  const late = { ping: vi.fn<Part['ping']>(well.ping).mockImplementationOnce(silent.ping) }
  const fresh = health(late, well)
  await vi.advanceTimersByTimeAsync(800)
  expect(await fresh).toMatchObject({ status: 'ok', parts: { firestore: { ms: 800 } } })
  const response = health(silent, silent)
  await vi.advanceTimersByTimeAsync(1_600)
  expect(await response).toMatchObject({
    status: 'down',
    parts: { firestore: { message: 'The database does not respond.' }, stripe: { status: 'degraded' } },
  })
})
