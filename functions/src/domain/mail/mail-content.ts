/** What a mail says, before it looks like anything: the HTML and the plain text are both made of it. */
export interface MailContent {
  subject: string
  preview: string
  heading: string
  paragraphs: string[]
  quote?: string
  lines?: ContentLine[]
  totals?: { label: string; amount: string; strong?: true }[]
  facts?: { label: string; value: string; url?: string }[]
  action?: { label: string; url: string }
  closing?: string[]
  why: string
}

export interface ContentLine {
  name: string
  detail: string
  amount: string
}

export interface RenderedMail {
  html: string
  text: string
}

/** What every mail ends with: the site's address, and who sells in one line. */
export interface MailFoot {
  siteUrl: string
  seller: string
}

export type RenderMail = (content: MailContent, settings: MailFoot) => RenderedMail | Promise<RenderedMail>

type NameOf<Key> = Key extends `${infer Name}Subject` ? Name : never

type ValuesOf<Texts, Key> = Key extends keyof Texts
  ? Texts[Key] extends (values: infer Values) => string
    ? Values
    : unknown
  : unknown

/** All that the texts of this name name. */
type ValuesFor<Texts, Name extends string> = ValuesOf<Texts, `${Name}Subject`> &
  ValuesOf<Texts, `${Name}Preview`> &
  ValuesOf<Texts, `${Name}Heading`> &
  ValuesOf<Texts, `${Name}Text`> &
  ValuesOf<Texts, `${Name}Next`>

/**
 * What a mail says by the texts of one name: `paidSubject`, `paidPreview`, `paidHeading`, and as its paragraphs `paidText`
 * and `paidNext`. Without a heading the subject is one; everything else may be missing where a mail has its own.
 */
export const saidBy =
  <Texts extends object>(texts: Texts) =>
  <Name extends NameOf<keyof Texts>>(name: Name, values: ValuesFor<Texts, Name>) => {
    const say = (part: string): string => {
      const text: unknown = Reflect.get(texts, `${name}${part.charAt(0).toUpperCase()}${part.slice(1)}`)
      return typeof text === 'function' ? text(values) : ''
    }
    const subject = say('subject')
    const paragraphs = [say('text'), say('next')].filter(Boolean)
    return { subject, preview: say('preview'), heading: say('heading') || subject, paragraphs }
  }

/** What somebody typed, on one line and not too long: for subjects, where a line break would begin a new header. */
export function oneLine(text: string, max = 80): string {
  const line = text
    .toWellFormed()
    // Marks of direction stay: without them a SKU could not be read between Arabic words.
    .replace(/(?:(?![\u200e\u200f\u2066-\u2069])[\p{C}\p{Z}])+/gu, ' ')
    .trim()
  const letters = [...line]
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : line
}

/** What a buyer typed, when it can be nothing but a reference: a mail must not carry a stranger's words or links. */
export function reference(text: string | undefined): string | undefined {
  return text !== undefined && /^[\p{L}\p{N}][\p{L}\p{N} #/_-]{0,39}$/u.test(text) ? text : undefined
}
