import { tabStorage } from './storage.ts'

// `start.js` reloads under the same key.
const key = 'wood-master.reloaded-for'

let prefetches = 0

/** Loads code that nobody has asked for yet; where that fails the page stays as it is. */
export async function withoutReload<Code>(load: () => Promise<Code>): Promise<Code> {
  prefetches += 1
  try {
    return await load()
  } finally {
    prefetches -= 1
  }
}

/** A page that was open during a deployment may request code that no longer exists; it is reloaded, once. */
export function reloadOnStaleCode(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (prefetches > 0) return
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
