/** Runs `act` when the browser brings back the document that it kept. Returns the function that stops it. */
export function whenBroughtBack(act: () => void): () => void {
  const watch = ({ persisted }: PageTransitionEvent) => persisted && act()
  window.addEventListener('pageshow', watch)
  return () => window.removeEventListener('pageshow', watch)
}
