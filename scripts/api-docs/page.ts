import { whoMayCall } from '@wood-master/contract/access'
import { type Call, calls } from '@wood-master/contract/calls'
import { errorStatus, headers } from '@wood-master/contract/errors'
import { exampleOf } from '@wood-master/contract/examples'
import { limits } from '@wood-master/contract/limits'
import { callNames, errorsOf, jsonSchemaOf } from '@wood-master/contract/openapi'
import { type CallName, routes } from '@wood-master/contract/routes'
import { slug } from 'github-slugger'
import { table } from '../benchmarks/section.ts'

export function apiPage(): string {
  return `${[introduction, contents(), ...callNames.map(sectionOf)].join('\n\n')}\n`
}

const introduction = `# The API of Wood-Master

Made from \`contract/src\` by \`npm run api-docs\`; a test fails when it is not up to date. The same as OpenAPI 3.1:
\`GET /openapi.json\`.

- Every call is served under \`/api\` on the site's own origin, and without the prefix at the function's URL.
- Bodies are JSON, of at most ${limits.bodyKilobytes} KB where the call says nothing else. Money is in major units (dollars) with
  at most two decimals; timestamps are ISO 8601 in UTC.
- The access token is sent as \`Authorization: Bearer …\`. \`PUT /user/{email}\` exchanges a Firebase ID token for one; it
  is valid for one hour.
- An error is \`{ "error": { "code", "message", "fields"?, "requestId" } }\`. \`message\` is a sentence to show to people,
  \`fields\` has one message per field. Every call can also fail with 500 \`internal\`.
- Lists are newest first. \`?limit=\` and \`?cursor=\` page through them; the next cursor is in \`${headers.nextCursor}\`,
  and the last page has none. Without either, lists of products and of reviews return everything, up to 1,000; without
  a limit a search of products, a further page and any other list have a hundred.
- Unknown fields of a body are ignored. Every response carries \`${headers.requestId}\`; the log lines of the request have
  the same id.
- A body that cannot be read at all (broken JSON, an unknown charset or compression) does not reach the shop once it is
  deployed: Cloud Functions parses bodies first and responds with 400, 413 or 415 itself, as HTML.`

const titleOf = (name: CallName) => `${routes[name].method} ${routes[name].path}`

function contents(): string {
  const rows = callNames.map((name) => {
    const { summary, access }: Call = calls[name]
    return [`[\`${titleOf(name)}\`](#${slug(titleOf(name))})`, whoMayCall(name, access), summary]
  })
  return table(['Call', 'Access', 'What it does'], rows)
}

function sectionOf(name: CallName): string {
  const call: Call = calls[name]
  const example: { params?: object; query?: object; body?: unknown; response: unknown } = exampleOf(name)
  return [
    `## ${titleOf(name)}`,
    `${call.summary}. ${['Access:', whoMayCall(name, call.access), ...notesOn(call)].join(' ')}`,
    fieldsOf(call),
    example.body === undefined ? '' : `Body:\n\n${json(example.body)}`,
    `Response:\n\n${json(example.response)}`,
    `Errors: ${
      errorsOf(call)
        .filter((code) => code !== 'internal')
        .map((code) => `${errorStatus[code]} \`${code}\``)
        .join(', ') || 'none'
    }.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function notesOn({ cdnSeconds, perMinute, unlimited, bodyType, bodyKilobytes }: Call): string[] {
  return [
    cdnSeconds ? `A CDN may keep the response for ${cdnSeconds} seconds.` : '',
    perMinute ? `At most ${perMinute} calls a minute per account, or per IP address when signed out.` : '',
    unlimited ? `No limit of calls: ${unlimited}.` : '',
    bodyType === 'multipart' ? 'The body is multipart.' : '',
    bodyType === 'raw' ? "The body is Stripe's, byte for byte." : '',
    bodyKilobytes ? `The body has at most ${bodyKilobytes} KB.` : '',
  ].filter(Boolean)
}

function fieldsOf({ params, query, body }: Call): string {
  const rows = [
    ...rowsOf('path', params && jsonSchemaOf(params)),
    ...rowsOf('query', query && jsonSchemaOf(query)),
    ...rowsOf('body', body && jsonSchemaOf(body)),
  ]
  return rows.length === 0 ? '' : table(['Field', 'In', 'Type', 'Required'], rows)
}

function rowsOf(place: string, schema: JsonSchema | undefined): string[][] {
  const properties = (schema?.properties ?? {}) as Record<string, JsonSchema>
  const required = Array.isArray(schema?.required) ? schema.required : []
  return Object.entries(properties).map(([field, what]) => [
    `\`${field}\``,
    place,
    describeSchema(what),
    required.includes(field) ? 'yes' : '',
  ])
}

const json = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``

type JsonSchema = Record<string, unknown>

const types: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
}
const formats: Record<string, string> = {
  email: 'an email',
  'date-time': 'a timestamp',
  date: 'a date',
  uuid: 'a UUID',
}

const isBound = (value: unknown) => typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER

/** A schema in a few words: `whole number, from 1, up to 100`. */
function describeSchema(schema: JsonSchema): string {
  const { type = '', items, format, minLength, maxLength, exclusiveMinimum, minimum, maximum } = schema
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => `\`${value}\``).join(', ')
  if ('const' in schema) return `\`${JSON.stringify(schema.const)}\``
  if (Array.isArray(schema.allOf)) return schema.allOf.map(describeSchema).join(', ')
  // What a transform makes of a value has no schema.
  const ways = Array.isArray(schema.anyOf) ? schema.anyOf.filter((way) => Object.keys(way).length > 0) : []
  if (ways.length > 0) return ways.map(describeSchema).join(', or ')
  if (type === 'array') return items ? `list of ${describeSchema(items as JsonSchema)}` : 'list'
  return [
    types[String(type)] ?? 'anything',
    formats[String(format)],
    maxLength && `${minLength === undefined ? 'at most' : `${minLength} to`} ${maxLength} characters`,
    isBound(exclusiveMinimum) && `above ${exclusiveMinimum}`,
    isBound(minimum) && `from ${minimum}`,
    isBound(maximum) && `up to ${maximum}`,
  ]
    .filter(Boolean)
    .join(', ')
}
