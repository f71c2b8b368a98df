import { companies } from './companies.ts'
import { type Switches, switches } from './switches.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter)

export interface Asked {
  at: string
  number: string
  answer: string
}

/** The switches of all countries, what was asked, and the companies in the book. */
export function page(turned: Switches, asked: readonly Asked[]): string {
  const countries = ['*', ...new Set(Object.keys(companies).map((number) => number.slice(0, 2)))]
  const rows = countries.map((country) => {
    const name = country === '*' ? 'All others' : country
    const chosen = turned[country] ?? (country === '*' ? 'book' : '')
    const options = [...(country === '*' ? [] : ['']), ...switches].map(
      (value) =>
        `<option value="${value}"${value === chosen ? ' selected' : ''}>${value || 'as all others'}</option>`,
    )
    return `<tr><th scope="row"><label for="${country}">${name}</label></th><td><select id="${country}" name="${country}">${options.join('')}</select></td></tr>`
  })
  const questions = asked.map(
    ({ at, number, answer }) =>
      `<tr><td><time>${escaped(at.slice(11, 19))}</time></td><td>${escaped(number)}</td><td>${escaped(answer)}</td></tr>`,
  )
  const book = Object.entries(companies).map(([number, name]) => `<li><code>${number}</code> ${name}</li>`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tax register</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
table { border-collapse: collapse; }
th, td { text-align: left; padding: .25rem 1rem .25rem 0; overflow-wrap: anywhere; }
select, button { font: inherit; padding: .25rem .5rem; min-height: 2.75rem; }
</style>
</head>
<body>
<h1>Tax register</h1>
<p>It answers the shop as the European register of tax numbers would.</p>
<form method="post" action="/switches"><table>${rows.join('')}</table><p><button>Turn the switches</button></p></form>
<h2>Asked</h2>
${questions.length > 0 ? `<table><thead><tr><th scope="col">Time</th><th scope="col">Number</th><th scope="col">Answer</th></tr></thead><tbody>${questions.join('')}</tbody></table>` : '<p>Nothing yet.</p>'}
<h2>Companies in its book</h2>
<ul>${book.join('')}</ul>
</body>
</html>
`
}
