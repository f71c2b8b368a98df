import { redirect, useLoaderData } from 'react-router-dom'
import { loginReason } from '#features/auth/login-reason.ts'
import { takeOrigin } from '#lib/session/origin.ts'
import { session } from '#lib/session/session.ts'
import { LoginPage } from '../login-page.tsx'

/** Anyone who is signed in already is sent on. */
export async function loader() {
  return session.account() ? redirect(takeOrigin()) : loginReason()
}

/** Where a guard leads within the app: a half-filled form stays. Opened by its address, it is a document. */
export function Component() {
  return <LoginPage {...useLoaderData<Awaited<ReturnType<typeof loginReason>>>()} />
}
