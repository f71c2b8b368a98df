import { createContext, use } from 'react'

/** What a document begins with below its navbar; empty where a browser takes over what a server drew. */
interface DocumentStart {
  styles: string
  /** The code that starts the document. */
  code: string
}

/** Left out where the page has all its styles from the start. */
export const DocumentStartContext = createContext<DocumentStart | undefined>(undefined)

/**
 * Under the navbar: before a script browsers paint what is above it, which the styles in the head suffice for. The script takes
 * itself away, so that React never misses it; the styles stay, and React never looks into them.
 */
export function PageStart() {
  const start = use(DocumentStartContext)
  if (!start) return null
  const { styles, code } = start
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own code, minified by the build. */}
      {code && <script dangerouslySetInnerHTML={{ __html: code }} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: they are our own, made by the build. */}
      <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
    </>
  )
}
