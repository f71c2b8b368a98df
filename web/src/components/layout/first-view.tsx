import { createContext, use } from 'react'

/** What a document's first view is drawn with. */
interface FirstView {
  /** The address of the documents' sheet; empty where the page has all its styles from the start. */
  laterStyles: string
  /** What is below the navbar is painted with these; only where a server draws it. */
  pageStyles?: string
  /** The code that starts the document; only where a server draws it. */
  start?: string
}

export const FirstViewContext = createContext<FirstView>({ laterStyles: '' })

/**
 * Under the navbar: before a script browsers paint what is above it, which the styles in the head suffice for. The script takes
 * itself away, so that React never misses it; the styles stay, and React never looks into them.
 */
export function PageStart() {
  const { laterStyles, pageStyles = '', start } = use(FirstViewContext)
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own code, minified by the build. */}
      {start && <script dangerouslySetInnerHTML={{ __html: start }} />}
      {laterStyles && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: they are our own, made by the build.
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: pageStyles }} />
      )}
    </>
  )
}

/** Ends the first view: what is below waits for the documents' sheet. */
export function LaterStyles() {
  const { laterStyles } = use(FirstViewContext)
  // Whatever is painted meanwhile, the main picture above all, comes first on the line.
  return laterStyles && <link rel="stylesheet" href={laterStyles} fetchPriority="low" />
}
