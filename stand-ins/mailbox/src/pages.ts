import type { ReceivedMail } from './received-mail.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter)

export const page = (title: string, body: string, refresh = false) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refresh ? '<meta http-equiv="refresh" content="5">' : ''}
<title>${escaped(title)}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-top: 1px solid #8885; vertical-align: top; overflow-wrap: anywhere; }
iframe { width: 100%; height: 70vh; border: 1px solid #8885; background: Canvas; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid #8885; }
</style>
</head>
<body>
${body}
</body>
</html>
`

/** Every mail that came, newest first. */
export function listPage(mails: readonly ReceivedMail[], hasPreviews = false): string {
  const rows = mails.map(
    ({ number, receivedAt, to, subject }) =>
      `<tr><td><time>${escaped(receivedAt.slice(11, 19))}</time></td><td>${escaped(to.join(', '))}</td><td><a href="/mail/${number}">${escaped(subject || '(no subject)')}</a></td></tr>`,
  )
  const list =
    rows.length === 0
      ? '<p>No mail yet. Whatever the shop sends arrives here, and nowhere else.</p>'
      : `<table><thead><tr><th scope="col">Time</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  const previews = hasPreviews ? '<p><a href="/previews">Every kind of mail, with sample data</a></p>' : ''
  return page('Mailbox', `<h1>Mailbox</h1>${previews}${list}`, true)
}

/** One mail: its headers, its HTML in a frame that runs no scripts, and its text. */
export function mailPage(mail: ReceivedMail): string {
  const { number, subject, from, to, text, html, headers } = mail
  const named = Object.entries(headers).map(
    ([name, value]) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(value)}</td></tr>`,
  )
  const frame = html
    ? `<h2>HTML</h2><iframe title="The mail as HTML" sandbox="allow-popups allow-top-navigation-by-user-activation" src="/mail/${number}/html"></iframe>`
    : ''
  return page(
    subject,
    `<p><a href="/">All mails</a></p><h1>${escaped(subject || '(no subject)')}</h1>
<p>From ${escaped(from)}<br>To ${escaped(to.join(', '))}</p>
${frame}<h2>Text</h2><pre>${linked(escaped(text))}</pre>
<details><summary>Headers</summary><table>${named.join('')}</table></details>`,
  )
}

/** The links in a text can be followed, as mail programs do it. */
function linked(text: string): string {
  return text.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
}
