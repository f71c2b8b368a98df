import { ShopError } from '../domain/shop-error.ts'
import * as m from '../texts/http.ts'

/** The response to replacing settings. Throws `settings_changed`, with the settings as they are, when somebody was faster. */
export async function savedSettings(
  version: string | undefined,
  current: () => Promise<object>,
): Promise<{ acknowledged: true; version: string }> {
  if (version !== undefined) return { acknowledged: true, version }
  throw new ShopError('settings_changed', m.somebodyElseHasSavedThese(), {
    beside: { current: await current() },
  })
}
