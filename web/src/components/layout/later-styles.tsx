import { createContext, use } from 'react'

/** The address of the documents' sheet; nothing where the page has all its styles from the start. */
export const LaterStylesContext = createContext('')

/** Ends the first view: what is below waits for the documents' sheet. */
export function LaterStyles() {
  const address = use(LaterStylesContext)
  // Whatever is painted meanwhile, the main picture above all, comes first on the line.
  return address && <link rel="stylesheet" href={address} fetchPriority="low" />
}
