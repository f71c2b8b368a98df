import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { reloadOnStaleCode, withoutReload } from './stale-code.ts'

beforeAll(reloadOnStaleCode)
afterEach(() => vi.restoreAllMocks())

/** What Vite does where code cannot be loaded: it says so and, unless somebody looks after it, throws. */
async function gone(): Promise<void> {
  const said = new Event('vite:preloadError', { cancelable: true })
  window.dispatchEvent(said)
  if (!said.defaultPrevented) throw new Error('Failed to fetch dynamically imported module')
}

it('keeps the page when code fails that was only fetched ahead, and reloads it once when it is needed', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
  await expect(withoutReload(gone)).rejects.toThrow('Failed to fetch')
  expect(reload).not.toHaveBeenCalled()
  await gone()
  expect(reload).toHaveBeenCalledOnce()
  await expect(gone()).rejects.toThrow('Failed to fetch')
  expect(reload).toHaveBeenCalledOnce()
})
