import { paths } from '#config/paths.ts'
import { tabStorage } from '#lib/browser/storage.ts'

const key = 'wood-master.origin'

/** Only pages of this site: an address that could lead elsewhere is never followed. */
export function isOwnPage(address: string): boolean {
  return /^\/(?![/\\])/.test(address)
}

/** Keeps the page (path and query) that asked for a sign-in, for this tab. Where that is not possible, sign-in leads home. */
export function rememberOrigin(address: string): void {
  tabStorage.write(key, address)
}

/** The page that asked for the sign-in, left in place; nothing where none did. */
export function rememberedOrigin(): string | undefined {
  const address = tabStorage.read(key)
  return address && isOwnPage(address) ? address : undefined
}

/** The page to go to after sign-in, home by default; forgotten once taken. */
export function takeOrigin(): string {
  const address = rememberedOrigin() ?? paths.home
  tabStorage.write(key, undefined)
  return address
}
