/** Where the focus goes when what had it is gone: the page's heading, else the page. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('content')
  heading?.focus({ preventScroll: true })
}

/** The `ref` of a list's row: when the row goes and takes the focus with it, the page's heading gets it. */
export function keepFocus(row: HTMLElement | null): () => void {
  return () => {
    const { activeElement } = document
    // A button that was pressed has lost the focus already, because it is disabled while it works.
    if (activeElement === document.body || row?.contains(activeElement)) focusHeading()
  }
}
