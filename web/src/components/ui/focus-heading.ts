/** Where the focus goes when what had it is gone: the page's heading, else the page. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('content')
  heading?.focus({ preventScroll: true })
}
