import * as z from 'zod'
import { type Access, whoMayCall } from './access.ts'
import { type Call, calls } from './calls.ts'
import { type ErrorCode, errorStatus, headers } from './errors.ts'
import { exampleOf } from './examples.ts'
import { type CallName, routes } from './routes.ts'

type Json = Record<string, unknown>

/** Every call, in the order in which its documents list them. */
export const callNames = Object.keys(calls) as CallName[]

export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const name of callNames) {
    const { method, path } = routes[name]
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wood-Master',
      version: '1.0.0',
      description:
        'The API of the Wood-Master shop. Money is in major units (dollars), timestamps are ISO 8601 in UTC.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    paths,
    components: { securitySchemes, schemas: { Error: jsonSchemaOf(errorSchema) }, headers: headerObjects },
  }
}

const securitySchemes = {
  accessToken: { type: 'http', scheme: 'bearer', description: "The shop's access token, valid for one hour" },
  identityToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'A Firebase ID token, fresh from signing in',
  },
  stripeSignature: { type: 'apiKey', in: 'header', name: 'Stripe-Signature' },
}

/** Of calls that take something else than the access token alone. */
const securityOf: Partial<Record<Access, Json[]>> = {
  anyone: [],
  // An empty requirement: without a token, too.
  'anyone, or the owner': [{}, { accessToken: [] }],
  'verified sign-in': [{ identityToken: [] }],
  Stripe: [{ stripeSignature: [] }],
}

const sameId = "The same id is in the server's log"

const errorSchema = z.object({
  error: z.object({
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    message: z.string().describe('A sentence that a shopper can read'),
    fields: z.record(z.string(), z.string()).optional().describe('One message for each invalid field'),
    requestId: z.string().optional().describe(sameId),
  }),
})

const headerObjects = {
  RequestId: { description: sameId, schema: { type: 'string' } },
  NextCursor: {
    description: 'The cursor of the next page; absent on the last one',
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'Seconds to wait', schema: { type: 'integer' } },
}

const headerRef = (name: keyof typeof headerObjects) => ({ $ref: `#/components/headers/${name}` })

function operationOf(name: CallName): Json {
  const call: Call = calls[name]
  const example: { params?: Json; query?: Json; body?: unknown; response: unknown } = exampleOf(name)
  const schema = jsonSchemaOf(call.response)
  const content = { content: { 'application/json': { schema, example: example.response } } }
  return {
    operationId: name,
    summary: call.summary,
    description: `Access: ${whoMayCall(name, call.access)}`,
    security: securityOf[call.access] ?? [{ accessToken: [] }],
    parameters: [
      ...parametersOf('path', call.params, example.params),
      ...parametersOf('query', call.query, example.query),
    ],
    ...requestBodyOf(call, example.body),
    responses: {
      200: {
        description: 'Done',
        headers: {
          [headers.requestId]: headerRef('RequestId'),
          ...(call.paged ? { [headers.nextCursor]: headerRef('NextCursor') } : {}),
        },
        ...content,
      },
      ...(call.statusOf ? { 503: { description: 'The same, while the shop is down', ...content } } : {}),
      ...errorsByStatus(call),
    },
  }
}

function parametersOf(
  place: 'path' | 'query',
  schema: z.ZodObject | undefined,
  example: Json | undefined,
): Json[] {
  if (!schema) return []
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field, undefined).success,
    schema: jsonSchemaOf(field),
    ...(example && name in example ? { example: example[name] } : {}),
  }))
}

const image = { type: 'string', contentMediaType: 'application/octet-stream' }
const multipart = { schema: { type: 'object', required: ['image'], properties: { image } } }

function requestBodyOf({ body, bodyType }: Call, example: unknown): Json {
  if (!body && !bodyType) return {}
  const json = body ? { schema: jsonSchemaOf(body), example } : { schema: { type: 'object' } }
  const content =
    bodyType === 'multipart' ? { 'multipart/form-data': multipart } : { 'application/json': json }
  return { requestBody: { required: true, content } }
}

function accessErrors(access: Access): ErrorCode[] {
  if (access === 'anyone' || access === 'Stripe') return []
  return access === 'signed in' ? ['unauthenticated'] : ['unauthenticated', 'forbidden']
}

/** Whether a key in the body makes a repeat do nothing more. */
function hasKey(body: z.core.$ZodType | undefined): boolean {
  if (body instanceof z.ZodDiscriminatedUnion) return body.options.some(hasKey)
  return body instanceof z.ZodObject && 'key' in body.shape
}

/** Every error of this call: its own, and those that its access, its input and its limits bring along. */
export function errorsOf(call: Call): ErrorCode[] {
  const takesBody = call.body !== undefined || call.bodyType !== undefined
  const codes = new Set<ErrorCode>([
    ...(call.params || call.query || takesBody ? (['invalid_request'] as const) : []),
    ...accessErrors(call.access),
    ...(call.errors ?? []),
    ...(hasKey(call.body) ? (['key_reused'] as const) : []),
    ...(takesBody ? (['payload_too_large', 'unsupported_type'] as const) : []),
    ...(call.perMinute ? (['too_many_requests'] as const) : []),
    ...(call.buying ? (['maintenance'] as const) : []),
    'internal',
  ])
  return [...codes].toSorted((one, other) => errorStatus[one] - errorStatus[other])
}

function errorsByStatus(call: Call): Json {
  const byStatus = Map.groupBy(errorsOf(call), (code) => errorStatus[code])
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, errorResponse(status, codes)]))
}

function errorResponse(status: number, codes: ErrorCode[]): Json {
  const waits = status === 429 || status === 503
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    headers: {
      [headers.requestId]: headerRef('RequestId'),
      ...(waits ? { 'Retry-After': headerRef('RetryAfter') } : {}),
    },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
}

/** What comes out of a schema; unknown fields of a body are ignored, so none of them is said to be forbidden. */
export function jsonSchemaOf(schema: z.core.$ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  return rest
}
