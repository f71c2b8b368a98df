import '#styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { preloadFeedback } from '#app/preload-feedback.ts'
import { createRouter } from '#app/router.tsx'
import { AddressContext } from '#components/lists/use-address.ts'
import { nameFirstEntry } from '#lib/browser/first-entry.ts'
import { siteOpens } from '#lib/browser/opening.ts'
import { announceReady } from '#lib/browser/page-ready.ts'
import { reloadOnStaleCode } from '#lib/browser/stale-code.ts'

reloadOnStaleCode()
nameFirstEntry()
announceReady()

const root = document.getElementById('root')
if (!root) throw new Error('The document has no place for the app.')

siteOpens()
const router = createRouter()
// The page's own files come first.
if (document.readyState === 'complete') void preloadFeedback()
else window.addEventListener('load', () => void preloadFeedback())

createRoot(root).render(
  <StrictMode>
    <AddressContext value={router}>
      <RouterProvider router={router} />
    </AddressContext>
  </StrictMode>,
)
