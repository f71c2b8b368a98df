import { paths } from '#config/paths.ts'

const key = 'wood-master.origin'

/** Only pages of this site: an address that could lead elsewhere is never followed. */
export function isOwnPage(address: string): boolean {
  return /^\/(?![/\\])/.test(address)
}

/** Keeps the page (path and query) that asked for a sign-in, for this tab. */
export function rememberOrigin(address: string): void {
  try {
    sessionStorage.setItem(key, address)
  } catch {
    // Then sign-in leads home.
  }
}

/** The page to go to after sign-in, home by default; forgotten once taken. */
export function takeOrigin(): string {
  try {
    const address = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return address && isOwnPage(address) ? address : paths.home
  } catch {
    return paths.home
  }
}
