import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { queryClient } from '#lib/api/queries.ts'
import { server } from './fake-api.ts'

// Long enough for a machine that does other things; nothing waits for it that comes.
configure({ asyncUtilTimeout: 10_000 })

/** What was written to the console although no test asked for it. */
const stray: unknown[][] = []

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

/** The dialog library returns the focus 100 ms after it closes a dialog: a later timer lets it, before the window goes. */
afterAll(() => new Promise((resolve) => setTimeout(resolve, 120)))

/** happy-dom lays nothing out: whatever asks whether it is near is told that it is. */
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(private readonly told: (entries: { intersectionRatio: number }[]) => void) {}
    observe() {
      this.told([{ intersectionRatio: 1 }])
    }
    disconnect() {}
  },
)

/** happy-dom's lists have no size, which forms take for a choice made before they were there. */
Object.defineProperty(HTMLSelectElement.prototype, 'size', { value: 0 })

/** happy-dom takes 12.5 for no multiple of 0.01. */
Object.defineProperty(ValidityState.prototype, 'stepMismatch', { value: false })

/** React wonders at the element `search`, which happy-dom doesn't know. */
const isKnown = ([text, tag]: unknown[]) =>
  tag === 'search' && String(text).includes('is unrecognized in this browser')

beforeEach(() => {
  // happy-dom loads no images, yet calls them complete, as a browser does with those that failed.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...said) => {
      if (!isKnown(said)) stray.push(said)
    })
  }
})

afterEach(() => {
  cleanup()
  queryClient.clear()
  server.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
  expect(stray.splice(0), 'errors and warnings on the console').toEqual([])
})
