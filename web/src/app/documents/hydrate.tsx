import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { DocumentStartContext } from '#components/layout/page-start.tsx'
import { announceReady } from '#lib/browser/document-script.ts'
import { startPrices } from '#lib/prices/start-prices.ts'

/** Tells React what was typed before it took over, which it would put back with the next change. */
function noticeTypedEarly(root: HTMLElement): void {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="file"], [type="checkbox"]), textarea',
  )
  for (const field of fields) {
    const { value, defaultValue } = field
    if (value === defaultValue) continue
    // React compares with what was last set here; the prototype's own setter goes unnoticed.
    field.value = defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function Announced({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    noticeTypedEarly(root)
    announceReady()
  }, [root])
  return children
}

/** Whether this is the document of that name. Another one may load the same file for something else in it. */
export const isDocument = (name: string): boolean => document.documentElement.dataset.document === name

/** Brings the rendered document of that name to life, in a transition, so that React lets go every few milliseconds. */
export function hydrateDocument(name: string, page: () => ReactNode): void {
  if (!isDocument(name)) return
  startPrices()
  const root = document.getElementById('root')
  if (!root) return
  const drawn = (
    <DocumentStartContext value={{ styles: '', code: '' }}>
      <Announced root={root}>{page()}</Announced>
    </DocumentStartContext>
  )
  startTransition(() => {
    // The development server draws nothing.
    if (import.meta.env.DEV && !root.hasChildNodes()) createRoot(root).render(drawn)
    else hydrateRoot(root, drawn)
  })
}
