import { directionOf, locale } from '@wood-master/contract/locale'

/** The site's colours (web/src/styles/tokens.css) and faces, written out: mail programs know no variables. */
export const day = {
  page: '#f3eadc',
  card: '#fbf7f0',
  line: '#e2d3bc',
  text: '#2b2118',
  quiet: '#6b5c4c',
  primary: '#7a4520',
  onPrimary: '#fdf8f0',
} as const

const night: Record<keyof typeof day, string> = {
  page: '#120e0b',
  card: '#1c1612',
  line: '#3d3127',
  text: '#f0e6d8',
  quiet: '#b5a592',
  primary: '#e0a66c',
  onPrimary: '#26170a',
}

export const serif = 'Fraunces, Georgia, "Times New Roman", serif'
export const sans = '"Source Sans 3", "Segoe UI", Helvetica, Arial, sans-serif'

/** For mail programs that show dark mails as their sender wants them; the inline styles are those of the day. */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background: ${night.page} !important; }
  .card { background: ${night.card} !important; border-color: ${night.line} !important; }
  .text { color: ${night.text} !important; }
  .quiet { color: ${night.quiet} !important; }
  .link { color: ${night.primary} !important; }
  .rule { border-color: ${night.line} !important; }
  .button { background: ${night.primary} !important; color: ${night.onPrimary} !important; }
}`

export const isMirrored = (): boolean => directionOf(locale()) === 'rtl'

/** A value that stands alone, with a direction of its own: a phone number would be turned between Arabic words. */
export const ownDirection = (value: string): string => (isMirrored() ? `\u2068${value}\u2069` : value)
