import { expect, it } from 'vitest'
import * as z from 'zod'
import { type Call, calls } from '../calls.ts'
import { limits } from '../limits.ts'

const all: [string, Call][] = Object.entries(calls)
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))
const longest = (values: readonly unknown[]) =>
  values.toSorted((one, other) => bytesOf(other) - bytesOf(one))[0]

/** What a field may be at its longest; letters of three bytes are the longest of their length. */
const leaves = (length: number) => [
  ...[`https://a.b/${'木'.repeat(Math.max(0, length - 12))}`, '木'.repeat(length), 'x'.repeat(length)],
  ...[`${'x'.repeat(length - 5)}@a.bc`, `pi_${'x'.repeat(120)}`, 'assets/de/a.js:1:1', crypto.randomUUID()],
  ...['2026-11-01', '100 – 999', 'NO', '', 1_000_000_000, 1_000_000, 999_999.99, 99.999, 250, 1, false],
]

/** The longest body that a schema takes, as pages write it. */
function largest(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return largest(schema.unwrap())
  if (schema instanceof z.ZodUnion) return longest(schema.options.map(largest))
  const { maxItems, maxLength = 128 } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  // Only countries are a list without a limit: each stands in one zone.
  if (schema instanceof z.ZodArray)
    return new Array(maxItems ?? 250 / limits.zones).fill(largest(schema.element))
  if (schema instanceof z.ZodEnum) return longest(schema.options)
  if (schema instanceof z.ZodLiteral) return schema.value
  if (!(schema instanceof z.ZodObject)) {
    const leaf = longest(leaves(maxLength).filter((value) => z.safeParse(schema, value).success))
    if (leaf === undefined) throw new Error('One of its kind is missing among the leaves')
    return leaf
  }
  const { seen, ...shape } = schema.shape
  const body = Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, largest(part)]))
  // What it was before is as long as what it becomes.
  if (seen instanceof z.ZodOptional && seen.unwrap() instanceof z.ZodRecord) return { ...body, seen: body }
  return seen ? { ...body, seen: largest(seen) } : body
}

/** The page sends as many rows at once as fit, and cuts cells that no product takes: `short-cell.test.ts`. */
const inParts = ['rehearseImportChunk']

it('takes the longest body of every call', () => {
  const bodies = all.flatMap(([name, { body, bodyKilobytes = limits.bodyKilobytes }]) =>
    body && !inParts.includes(name)
      ? [{ name, bytes: bytesOf(largest(body)), most: bodyKilobytes * 1024 }]
      : [],
  )
  expect(bodies.filter(({ bytes, most }) => bytes > most)).toEqual([])
})

it('takes more of admins alone, so that nobody else makes the shop read it', () => {
  const larger = all.filter(([, { bodyKilobytes, bodyType }]) => bodyKilobytes && !bodyType)
  expect(larger.filter(([, { access }]) => access !== 'admin')).toEqual([])
})
