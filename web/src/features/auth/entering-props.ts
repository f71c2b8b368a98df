export interface EnteringProps {
  entering?: boolean
  onSignedIn: () => void
}
