import { redirect, useLoaderData } from 'react-router-dom'
import { LoginPage } from '#app/ways-in.tsx'
import { loginReason } from '#features/auth/login-purpose.ts'
import { takeOrigin } from '#lib/session/origin.ts'
import { session } from '#lib/session/session.ts'

export async function loader() {
  return session.account() ? redirect(takeOrigin()) : loginReason()
}

/** Where a guard leads within the app: a half-filled form stays. Opened by its address, it is a document. */
export function Component() {
  return <LoginPage {...useLoaderData<Awaited<ReturnType<typeof loginReason>>>()} />
}
