import type * as z from 'zod'
import { ShopError } from '../../domain/shop-error.ts'

const sentence = 'Please check what you entered.'

/** The value as the schema reads it; throws `invalid_request` with the first message of each field. */
export function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const { path, message } of result.error.issues) {
    const field = path.map(String).join('.')
    if (field !== '' && !Object.hasOwn(fields, field)) fields[field] = message
  }
  throw new ShopError('invalid_request', sentence, Object.keys(fields).length > 0 ? { fields } : {})
}
