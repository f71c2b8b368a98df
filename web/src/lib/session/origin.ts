import { locale, pathIn } from '@wood-master/contract/locale'
import { paths } from '#config/paths.ts'
import { tabStorage } from '#lib/browser/storage.ts'

const key = 'wood-master.origin'

/** Only pages of this site: an address that could lead elsewhere is never followed. */
export function isOwnPage(address: string): boolean {
  return /^\/(?![/\\])/.test(address)
}

/** Nobody wants to come back to these. */
const accountPages: readonly string[] = [
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.accountAction,
]

/** Keeps the page (path and query) that asked for a sign-in, for this tab. Where that is not possible, sign-in leads home. */
export function rememberOrigin(address: string): void {
  const [page = ''] = pathIn(locale(), address).split('?')
  if (!accountPages.includes(page)) tabStorage.write(key, address)
}

/** Keeps the page whose link led to this one, also where it was pressed before any code ran there; a reload keeps nothing new. */
export function rememberReferrer(): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFromHere = document.referrer.startsWith(`${window.location.origin}/`)
  if (opened?.type !== 'navigate' || !isFromHere) return
  const { pathname, search } = new URL(document.referrer)
  rememberOrigin(pathname + search)
}

/** The page that asked for the sign-in, in the language of this one and left in place; nothing where none did. */
export function rememberedOrigin(): string | undefined {
  const address = tabStorage.read(key)
  return address && isOwnPage(address) ? pathIn(locale(), address) : undefined
}

/** The page to go to after sign-in, home by default; forgotten once taken. */
export function takeOrigin(): string {
  const address = rememberedOrigin() ?? paths.home
  tabStorage.write(key, undefined)
  return address
}

const noticeKey = 'wood-master.login-notice'
const adminsOnly = 'admins-only'

/** Keeps for this tab's login page that an admin page sent somebody there who is no admin. */
export const rememberAdminsOnly = (): void => void tabStorage.write(noticeKey, adminsOnly)

/** Whether an admin page sent somebody to the login page just now; forgotten once taken. */
export function takeAdminsOnly(): boolean {
  const notice = tabStorage.read(noticeKey)
  tabStorage.write(noticeKey, undefined)
  return notice === adminsOnly
}
