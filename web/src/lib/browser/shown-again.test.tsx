import { afterEach, expect, it, vi } from 'vitest'
import { whenShownAgain } from './shown-again.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The page is open; it was reached like this. */
function reached(navigation: { type: string; activationStart?: number }) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    navigation as unknown as PerformanceNavigationTiming,
  ])
  const act = vi.fn()
  const stop = whenShownAgain(act)
  return { act, stop }
}

it.each([
  ['it was just sent', { type: 'navigate' }, 0],
  ['it was prepared seconds ahead of the click', { type: 'navigate', activationStart: 2_000 }, 0],
  ['it was prepared long ahead of the click', { type: 'navigate', activationStart: 40_000 }, 1],
  ['the browser still had it', { type: 'back_forward' }, 1],
])('tells an old page from a new one: %s', (_, navigation, times) => {
  const { act, stop } = reached(navigation)
  expect(act).toHaveBeenCalledTimes(times)
  stop()
})

const show = (how: { persisted: boolean }) => window.dispatchEvent(Object.assign(new Event('pageshow'), how))

it('acts once a page that the browser restores has been painted, until it is stopped', () => {
  vi.useFakeTimers()
  const { act, stop } = reached({ type: 'navigate' })
  show({ persisted: false })
  vi.runAllTimers()
  expect(act).not.toHaveBeenCalled()
  show({ persisted: true })
  expect(act).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(act).toHaveBeenCalledOnce()
  stop()
  show({ persisted: true })
  vi.runAllTimers()
  expect(act).toHaveBeenCalledOnce()
})
