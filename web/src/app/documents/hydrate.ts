import { type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reloadOnStaleCode } from '#lib/browser/stale-code.ts'

/** Brings a rendered document to life: in a transition, so that React lets go of the page every few milliseconds. */
export function hydrateDocument(page: () => ReactNode): void {
  reloadOnStaleCode()
  const root = document.getElementById('root')
  if (root) startTransition(() => void hydrateRoot(root, page()))
}
