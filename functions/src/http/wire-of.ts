import { money, ratePrice } from '@wood-master/contract/fields'
import { toMajor } from '@wood-master/contract/money'
import * as z from 'zod'

/** What becomes a response: dates for moments, `id` for `_id`, and as many other fields as an entity has. */
type Sendable<Sent> = Sent extends string
  ? string extends Sent
    ? Sent | Date
    : Sent
  : Sent extends readonly (infer Item)[]
    ? readonly Sendable<Item>[]
    : Sent extends object
      ? { [Field in keyof Sent as Field extends '_id' ? 'id' : Field]: Sendable<Sent[Field]> }
      : Sent

type Writer = (value: unknown, currency?: string) => unknown

/**
 * Writes entities as the contract's schema has them: nothing goes out that it does not name, and minor units become major
 * ones of the `currency` that the entity, or what it is in, has.
 */
export function wireOf<Schema extends z.ZodObject>(
  schema: Schema,
): (entity: Sendable<z.output<Schema>> & { currency?: string }) => z.output<Schema> {
  return writerOf(schema) as ReturnType<typeof wireOf<Schema>>
}

function writerOf(schema: z.core.$ZodType): Writer {
  if (schema instanceof z.ZodOptional) return writerOf(schema.unwrap())
  if (schema instanceof z.ZodArray) {
    const write = writerOf(schema.element)
    return (value, currency) => (value as unknown[] | undefined)?.map((item) => write(item, currency))
  }
  if (schema === money || schema === ratePrice) return inMajor
  if (!(schema instanceof z.ZodObject))
    return (value) => (value instanceof Date ? value.toISOString() : value)
  const fields = Object.entries(schema.shape).map(([name, part]) => [name, writerOf(part)] as const)
  return (value, around) => {
    if (value === undefined) return undefined
    const entity = value as Record<string, unknown>
    const currency = typeof entity.currency === 'string' ? entity.currency : around
    const sent: Record<string, unknown> = {}
    for (const [name, write] of fields) {
      const value = write(entity[name === '_id' ? 'id' : name], currency)
      if (value !== undefined) sent[name] = value
    }
    return sent
  }
}

function inMajor(amount: unknown, currency: string | undefined): unknown {
  if (typeof amount !== 'number') return amount
  if (currency === undefined) throw new Error('an amount is sent without its currency')
  return toMajor(amount, currency)
}
