import { takeAdminsOnly } from '#lib/session/login-notice.ts'
import { rememberedOrigin } from '#lib/session/origin.ts'
import { type LoginPurpose, loginPurpose } from './login-purpose.ts'

/** Why somebody was sent to the login page. */
export interface LoginReason {
  adminsOnly: boolean
  purpose?: LoginPurpose | undefined
}

/** What the page that led here has left for the login page to say. */
export async function loginReason(): Promise<LoginReason> {
  return { adminsOnly: takeAdminsOnly(), purpose: await loginPurpose(rememberedOrigin()) }
}
