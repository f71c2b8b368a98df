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

type Writer = (value: unknown) => unknown

/** Writes entities as the contract's schema has them; nothing goes out that it does not name. */
export function wireOf<Schema extends z.ZodObject>(
  schema: Schema,
): (entity: Sendable<z.output<Schema>>) => z.output<Schema> {
  return writerOf(schema) as ReturnType<typeof wireOf<Schema>>
}

function writerOf(schema: z.core.$ZodType): Writer {
  if (schema instanceof z.ZodOptional) return writerOf(schema.unwrap())
  if (schema instanceof z.ZodArray) {
    const write = writerOf(schema.element)
    return (value) => (value as unknown[] | undefined)?.map(write)
  }
  if (!(schema instanceof z.ZodObject))
    return (value) => (value instanceof Date ? value.toISOString() : value)
  const fields = Object.entries(schema.shape).map(([name, part]) => [name, writerOf(part)] as const)
  return (entity) => {
    if (entity === undefined) return undefined
    const sent: Record<string, unknown> = {}
    for (const [name, write] of fields) {
      const value = write((entity as Record<string, unknown>)[name === '_id' ? 'id' : name])
      if (value !== undefined) sent[name] = value
    }
    return sent
  }
}
