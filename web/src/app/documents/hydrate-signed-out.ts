import type { ReactNode } from 'react'
import { rememberReferrer, takeOrigin } from '#lib/session/origin.ts'
import { session } from '#lib/session/session.ts'
import { hydrateDocument, isDocument } from './hydrate.tsx'

/** For pages of somebody who is signed out: anyone who is signed in already is sent on. */
export function hydrateSignedOut(name: string, page: () => ReactNode): void {
  if (!isDocument(name)) return
  rememberReferrer()
  if (session.account()) window.location.replace(takeOrigin())
  else hydrateDocument(name, page)
}
