import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailContent } from '../domain/mail/mail-content.ts'
import { Letter } from './letter.tsx'

/** A mail as mail programs show it: tables and inline styles. */
export function htmlOf(content: MailContent, siteUrl: string): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(createElement(Letter, { content, siteUrl }))}`
}
