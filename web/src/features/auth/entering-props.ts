export interface EnteringProps {
  /** Somebody has just signed in, and the next page is being opened. */
  entering?: boolean
  onSignedIn: () => void
}
