/** What a mail says, before it looks like anything: the HTML and the plain text are both made of it. */
export interface MailContent {
  subject: string
  /** What mailboxes show beside the subject. */
  preview: string
  heading: string
  paragraphs: string[]
  /** What somebody wrote, in their own words. */
  quote?: string
  lines?: ContentLine[]
  /** Said below the lines, for example how many more there are. */
  linesNote?: string
  totals?: { label: string; amount: string; strong?: true }[]
  facts?: { label: string; value: string; url?: string }[]
  action?: { label: string; url: string }
  /** Below the action. */
  closing?: string[]
  /** Why the reader gets this mail. */
  why: string
}

/** One product of an order, as a mail lists it. */
export interface ContentLine {
  name: string
  detail: string
  amount: string
}

/** Both parts of a mail. */
export interface RenderedMail {
  html: string
  text: string
}

/** Makes HTML and text of what a mail says. */
export type RenderMail = (content: MailContent, siteUrl: string) => RenderedMail | Promise<RenderedMail>
