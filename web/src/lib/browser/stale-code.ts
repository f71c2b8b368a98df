import { tabStorage } from './storage.ts'

const key = 'wood-master.reloaded-for'

/** A page that was open while a new version went out asks for code that is gone; loading it again, once, helps. */
export function reloadOnStaleCode(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const address = window.location.href
    // Without a network, loading again would trade the page for the browser's own error.
    if (!navigator.onLine) return
    if (tabStorage.read(key) === address) return
    // Where nothing can be remembered, the page would reload for ever.
    if (!tabStorage.write(key, address)) return
    event.preventDefault()
    window.location.reload()
  })
}
