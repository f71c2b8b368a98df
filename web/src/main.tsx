import '#styles/index.css'
import { locale } from '@wood-master/contract/locale'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { createRouter } from '#app/router.tsx'
import { loadDialogs } from '#components/feedback/dialogs.ts'
import { loadToasts } from '#components/feedback/toast.ts'
import { AddressContext } from '#components/lists/use-address.ts'
import { routeOf } from '#lib/api/call-address.ts'
import { announceReady, withoutReload } from '#lib/browser/document-script.ts'
import { siteOpens } from '#lib/browser/opening.ts'
import { startPrices } from '#lib/prices/start-prices.ts'

// Papers for a buyer who reads another language bring this file along in it.
if (locale() === document.documentElement.lang) start()

function start() {
  nameFirstEntry()
  announceReady()

  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no place for the app.')

  // Fetched beside the first page's code, which asks for more than documents do.
  void routeOf('getOrder')
  startPrices()
  siteOpens()
  const router = createRouter()
  // The page's own files come first.
  if (document.readyState === 'complete') void preloadFeedback()
  else window.addEventListener('load', () => void preloadFeedback())

  // What it replaces was seen already: nothing of it is to come a frame late once more.
  document.documentElement.dataset.again = ''
  createRoot(root).render(
    <StrictMode>
      <AddressContext value={router}>
        <RouterProvider router={router} />
      </AddressContext>
    </StrictMode>,
  )
}

/** Dialogs and toasts, fetched after the first page: once the network is gone, it would be too late. */
async function preloadFeedback(): Promise<void> {
  // What does not load is tried again when it is first needed.
  await Promise.allSettled([withoutReload(loadDialogs), withoutReload(loadToasts)])
}

/** Gives the first history entry a key of its own, without which the router restores another page's scroll position. */
function nameFirstEntry(): void {
  const { state } = window.history
  if (state?.key) return
  window.history.replaceState({ ...state, key: Date.now().toString(36), idx: 0 }, '')
}
