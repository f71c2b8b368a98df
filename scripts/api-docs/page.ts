import { errorsOf } from '@wood-master/contract/call-errors'
import { type Call, calls } from '@wood-master/contract/calls'
import { errorStatus, headers } from '@wood-master/contract/errors'
import { examples } from '@wood-master/contract/examples'
import { accessSentences, jsonSchemaOf } from '@wood-master/contract/openapi'
import { type CallName, routes } from '@wood-master/contract/routes'
import { describeSchema, type JsonSchema } from './describe-schema.ts'

const callNames = Object.keys(routes) as CallName[]

/** The API page, whole, from the contract alone. */
export function apiPage(): string {
  return `${[introduction, contents(), ...callNames.map(sectionOf)].join('\n\n')}\n`
}

const introduction = `# The API of Wood-Master

Made from \`contract/src\` by \`npm run api-docs\`; a test fails when it is not up to date. The same as OpenAPI 3.1:
\`GET /openapi.json\`.

- Everything answers under \`/api\` on the site's own address, and without the prefix at the function's.
- Bodies are JSON. Money is in major units (dollars) with at most two decimals, moments are ISO 8601 in UTC.
- The access token travels as \`Authorization: Bearer …\`. \`PUT /user/{email}\` trades a Firebase ID token for it; it is
  good for one hour.
- An error is \`{ "error": { "code", "message", "fields"?, "requestId" } }\`. \`message\` is a sentence for people, \`fields\`
  has one message a field. Every call can also response 500 \`internal\`.
- Lists are newest first. \`?limit=\` and \`?cursor=\` page through them; the next cursor is in \`${headers.nextCursor}\`,
  and the last page has none. Without a limit \`GET /product\` and \`GET /review\` response all, the others a hundred.
- Unknown fields of a body are ignored. Every response carries \`${headers.requestId}\`, which finds it in the log.
- A body that can not be read at all (broken JSON, an unknown charset or compression) does not reach the shop where Google
  runs it: Cloud Functions read bodies first and response 400, 413 or 415 themselves, as HTML.`

const titleOf = (name: CallName) => `${routes[name].method} ${routes[name].path}`
const anchorOf = (name: CallName) =>
  titleOf(name)
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')

function contents(): string {
  const rows = callNames.map((name) => {
    const { summary, access }: Call = calls[name]
    return `| [\`${titleOf(name)}\`](#${anchorOf(name)}) | ${accessSentences[access]} | ${summary} |`
  })
  return ['| Call | Who may | What it does |', '| --- | --- | --- |', ...rows].join('\n')
}

function sectionOf(name: CallName): string {
  const call: Call = calls[name]
  const example: { params?: object; query?: object; body?: unknown; response: unknown } = examples[name]
  return [
    `## ${titleOf(name)}`,
    `${call.summary}. ${['Who may:', accessSentences[call.access], ...notesOn(call)].join(' ')}`,
    fieldsOf(call),
    example.body === undefined ? '' : `Sent:\n\n${json(example.body)}`,
    `Answered:\n\n${json(example.response)}`,
    `Refused: ${
      errorsOf(call)
        .filter((code) => code !== 'internal')
        .map((code) => `${errorStatus[code]} \`${code}\``)
        .join(', ') || 'never on purpose'
    }.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function notesOn({ cdnSeconds, perMinute, bodyType }: Call): string[] {
  return [
    cdnSeconds ? `A CDN may keep the response for ${cdnSeconds} seconds.` : '',
    perMinute ? `At most ${perMinute} times a minute from one person, else from one address.` : '',
    bodyType === 'multipart' ? 'The body is multipart.' : '',
    bodyType === 'raw' ? "The body is Stripe's, byte for byte." : '',
  ].filter(Boolean)
}

function fieldsOf({ params, query, body }: Call): string {
  const rows = [
    ...rowsOf('path', params && jsonSchemaOf(params)),
    ...rowsOf('query', query && jsonSchemaOf(query)),
    ...rowsOf('body', body && jsonSchemaOf(body)),
  ]
  return rows.length === 0
    ? ''
    : ['| Field | In | What | Needed |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

function rowsOf(place: string, schema: JsonSchema | undefined): string[] {
  const properties = (schema?.properties ?? {}) as Record<string, JsonSchema>
  const required = Array.isArray(schema?.required) ? schema.required : []
  return Object.entries(properties).map(
    ([field, what]) =>
      `| \`${field}\` | ${place} | ${describeSchema(what)} | ${required.includes(field) ? 'yes' : ''} |`,
  )
}

const json = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``
