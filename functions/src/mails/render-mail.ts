import type { RenderMail } from '../domain/mail/mail-content.ts'
import { plainText } from './plain-text.ts'

/** HTML and text of a mail. The templates are loaded with the first mail: most instances start for a page. */
export const renderMail: RenderMail = async (content, siteUrl) => {
  const { htmlOf } = await import('./html.ts')
  return { html: htmlOf(content, siteUrl), text: plainText(content, siteUrl) }
}
