import { tabStorage } from '#lib/browser/storage.ts'

const key = 'wood-master.login-notice'
const adminsOnly = 'admins-only'

/** Keeps for this tab's login page that an admin page sent somebody there who is no admin. */
export function rememberAdminsOnly(): void {
  tabStorage.write(key, adminsOnly)
}

/** Whether an admin page sent somebody to the login page just now; forgotten once taken. */
export function takeAdminsOnly(): boolean {
  const notice = tabStorage.read(key)
  tabStorage.write(key, undefined)
  return notice === adminsOnly
}
