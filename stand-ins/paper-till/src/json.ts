/** An object with named parts; a list is none. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands at `data.0.id` of a value, or under these names one below the other. */
export function valueAt(value: unknown, path: string | string[]): unknown {
  return (typeof path === 'string' ? path.split('.') : path).reduce<unknown>(
    (at, name) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, name) ? Reflect.get(at, name) : undefined,
    value,
  )
}
