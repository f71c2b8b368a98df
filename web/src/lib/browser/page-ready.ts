/** Tells the document's own script that the page listens from now on: a form that was sent too early is sent again. */
export function announceReady(): void {
  window.dispatchEvent(new Event('page-ready'))
}
