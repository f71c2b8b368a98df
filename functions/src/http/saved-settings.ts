import { ShopError } from '../domain/shop-error.ts'

/** The response to replacing settings. Throws `settings_changed`, with the settings as they are, when somebody was faster. */
export async function savedSettings(
  version: string | undefined,
  current: () => Promise<object>,
): Promise<{ acknowledged: true; version: string }> {
  if (version !== undefined) return { acknowledged: true, version }
  throw new ShopError(
    'settings_changed',
    'Somebody else has saved these settings since you opened them. Nothing of yours was saved.',
    { beside: { current: await current() } },
  )
}
