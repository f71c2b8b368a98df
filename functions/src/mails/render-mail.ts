import type { MailContent, MailFoot, RenderMail } from '../domain/mail/mail-content.ts'
import { ownDirection } from './look.ts'

export const renderMail: RenderMail = async (content, foot) => {
  const { htmlOf } = await import('./mail-layout.tsx')
  return { html: htmlOf(content, foot), text: plainText(content, foot) }
}

const width = 72

/** The same mail for people who read plain text: paragraphs, lines with their amounts at the end, links written out. */
function plainText(content: MailContent, { siteUrl, seller }: MailFoot): string {
  const { heading, paragraphs, quote, lines = [], totals = [], facts = [], action } = content
  const block = (...rows: (string | undefined)[]) => rows.filter((row) => row !== undefined).join('\n')
  const blocks = [
    block(heading, '='.repeat(heading.length)),
    ...paragraphs.map(wrapped),
    quote === undefined ? '' : quoted(quote),
    block(...lines.flatMap(({ name, detail, amount }) => [ended(ownDirection(name), amount), `  ${detail}`])),
    block(...totals.map(({ label, amount }) => ended(label, amount))),
    block(...facts.map(({ label, value, url }) => `${label}: ${url ?? ownDirection(value)}`)),
    action ? `${action.label}: ${action.url}` : '',
    ...(content.closing ?? []).map(wrapped),
    block('-- ', wrapped(content.why), wrapped(ownDirection(seller)), siteUrl),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

/** An amount at the end of its line, where a column of them can be read. */
function ended(label: string, amount: string): string {
  if (!amount) return label
  const gap = width - label.length - amount.length
  return `${label}${gap < 2 ? '  ' : ' '.repeat(gap)}${ownDirection(amount)}`
}

function quoted(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => wrapped(line).split('\n'))
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}

/** Lines of at most 72 characters; a longer word stays whole. */
function wrapped(text: string): string {
  return text
    .split('\n')
    .map((paragraph) => {
      const rows = ['']
      for (const word of paragraph.split(' ')) {
        const last = rows.length - 1
        const row = rows[last] ?? ''
        if (row === '') rows[last] = word
        else if (row.length + 1 + word.length <= width) rows[last] = `${row} ${word}`
        else rows.push(word)
      }
      return rows.join('\n')
    })
    .join('\n')
}
