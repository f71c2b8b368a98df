/** A decoded form: text, or named parts (`a[b]=1` makes the part `b` of `a`; `a[]=1` numbers the parts). */
export type FormValue = string | FormParts
export type FormParts = Map<string, FormValue>

/** Splits `payment_method_data[card][number]` into its three names. */
function namesOf(key: string): string[] {
  const open = key.indexOf('[')
  if (open <= 0) return [key]
  const rest = key.slice(open)
  const inner = [...rest.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '')
  const whole = inner.map((name) => `[${name}]`).join('')
  return whole === rest ? [key.slice(0, open), ...inner] : [key]
}

function put(parts: FormParts, names: string[], value: string): void {
  const [first = '', ...rest] = names
  const name = first === '' ? String(parts.size) : first
  if (rest.length === 0) {
    parts.set(name, value)
    return
  }
  const existing = parts.get(name)
  const inner: FormParts = existing instanceof Map ? existing : new Map()
  parts.set(name, inner)
  put(inner, rest, value)
}

/**
 * Decodes an `application/x-www-form-urlencoded` text with nested brackets, as Stripe's SDKs write it.
 * Parts are maps, so that a key such as `__proto__` is just a key.
 */
export function decodeForm(text: string): FormParts {
  const parts: FormParts = new Map()
  for (const [key, value] of new URLSearchParams(text)) put(parts, namesOf(key), value)
  return parts
}
