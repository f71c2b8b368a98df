export type JsonSchema = Record<string, unknown>

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null
const numberOf = (schema: JsonSchema, ...keys: string[]) =>
  keys.map((key) => schema[key]).find((value) => typeof value === 'number')

const unsetBounds = new Set<unknown>([Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER])

/** A schema in a few words: `whole number, 1 to 100`. */
export function describeSchema(schema: JsonSchema): string {
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => `\`${value}\``).join(', ')
  if ('const' in schema) return `\`${JSON.stringify(schema.const)}\``
  if (Array.isArray(schema.allOf)) return schema.allOf.filter(isSchema).map(describeSchema).join(', ')
  switch (schema.type) {
    case 'string':
      return ['text', formatOf(schema), rangeOf(schema, 'minLength', 'maxLength', 'characters')]
        .filter(Boolean)
        .join(', ')
    case 'integer':
    case 'number':
      return [schema.type === 'integer' ? 'whole number' : 'number', numberRangeOf(schema)]
        .filter(Boolean)
        .join(', ')
    case 'boolean':
      return 'true or false'
    case 'array':
      return isSchema(schema.items) ? `list of ${describeSchema(schema.items)}` : 'list'
    case 'object':
      return 'object'
    default:
      return 'anything'
  }
}

function formatOf(schema: JsonSchema): string {
  const formats: Record<string, string> = {
    email: 'an email',
    'date-time': 'a timestamp',
    date: 'a date',
    uuid: 'a UUID',
  }
  return formats[String(schema.format)] ?? ''
}

function rangeOf(schema: JsonSchema, low: string, high: string, unit: string): string {
  const [from, to] = [numberOf(schema, low), numberOf(schema, high)]
  if (from !== undefined && to !== undefined) return `${from} to ${to} ${unit}`
  return to === undefined ? '' : `at most ${to} ${unit}`
}

function numberRangeOf(schema: JsonSchema): string {
  const above = numberOf(schema, 'exclusiveMinimum')
  const from = numberOf(schema, 'minimum')
  const to = numberOf(schema, 'maximum')
  const start =
    above === undefined
      ? from === undefined || unsetBounds.has(from)
        ? ''
        : `from ${from}`
      : `above ${above}`
  const end = to === undefined || unsetBounds.has(to) ? '' : `up to ${to}`
  return [start, end].filter(Boolean).join(' ')
}
