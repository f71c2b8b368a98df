/** Moves the focus to the page's heading, else to the page, when the focused element is gone. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('content')
  heading?.focus({ preventScroll: true })
}

/** The `ref` of a list's row: when the row goes and takes the focus with it, the page's heading gets it. */
export function keepFocus(row: HTMLElement | null): () => void {
  return () => {
    const { activeElement } = document
    // A pressed button has lost the focus already, because it is disabled while pending.
    if (activeElement === document.body || row?.contains(activeElement)) focusHeading()
  }
}

/** The `ref` of a form that takes the place of the pressed button: its first field gets the focus, and when it goes, the heading. */
export function takeFocus(form: HTMLElement | null): () => void {
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  return keepFocus(form)
}
