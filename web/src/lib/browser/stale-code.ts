import { tabStorage } from './storage.ts'

const key = 'wood-master.reloaded-for'

/** A page that was open during a deployment may request code that no longer exists; it is reloaded, once. */
export function reloadOnStaleCode(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const address = window.location.href
    // Without a network, reloading would replace the page with the browser's own error.
    if (!navigator.onLine) return
    if (tabStorage.read(key) === address) return
    // Without storage the page would reload for ever.
    if (!tabStorage.write(key, address)) return
    event.preventDefault()
    window.location.reload()
  })
}
