export type JsonSchema = Record<string, unknown>

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
export function describeSchema(schema: JsonSchema): string {
  const { type = '', items, format, minLength, maxLength, exclusiveMinimum, minimum, maximum } = schema
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => `\`${value}\``).join(', ')
  if ('const' in schema) return `\`${JSON.stringify(schema.const)}\``
  if (Array.isArray(schema.allOf)) return schema.allOf.map(describeSchema).join(', ')
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
