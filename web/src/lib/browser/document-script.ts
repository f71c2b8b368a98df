/** Tells the script of the document, `start.js`, that the page listens from now on: a form that was sent too early is sent again. */
export function announceReady(): void {
  window.dispatchEvent(new Event('page-ready'))
}

/** Loads code that nobody has asked for yet; where that fails the page, which `start.js` would load again, stays as it is. */
export async function withoutReload<Code>(load: () => Promise<Code>): Promise<Code> {
  const keepPage = (event: Event) => event.stopImmediatePropagation()
  window.addEventListener('vite:preloadError', keepPage, { capture: true })
  try {
    return await load()
  } finally {
    window.removeEventListener('vite:preloadError', keepPage, { capture: true })
  }
}
