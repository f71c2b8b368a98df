import { createContext, use } from 'react'

/** The address of the documents' sheet; nothing where the page has all its styles from the start. */
export const LaterStylesContext = createContext('')

/**
 * Ends the first view: what is above is painted with the styles that the document carries, what is below waits for the
 * documents' sheet.
 */
export function LaterStyles() {
  const address = use(LaterStylesContext)
  return address && <link rel="stylesheet" href={address} />
}
