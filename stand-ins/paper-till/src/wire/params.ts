import type { FormParts, FormValue } from './form-decoder.ts'
import { invalidParameter, missingParameter, notSupported, type StripeError } from './stripe-error.ts'

/** Names as they are listed here: one text, with blanks between them. */
export const namesIn = (text: string): string[] => text.match(/\S+/g) ?? []

/** Parameters that any call may carry: the browser's key, and the fields to expand. */
const everywhere = namesIn('key expand _stripe_account _stripe_version')

/** Reads a decoded form the way Stripe does, refusing with Stripe's own errors. */
export class Params {
  private readonly parts: FormParts
  private readonly prefix: string

  constructor(parts: FormParts, prefix = '') {
    this.parts = parts
    this.prefix = prefix
  }

  private named(name: string): string {
    return this.prefix ? `${this.prefix}[${name}]` : name
  }

  has(name: string): boolean {
    return this.parts.has(name)
  }

  get(name: string): FormValue | undefined {
    return this.parts.get(name)
  }

  /**
   * Refuses any name outside `known`: as Stripe refuses what it does not know, or, where the name is one of Stripe's
   * that is not carried out here (`notHere`), with a sentence that says so.
   */
  onlyKnown(known: string, notHere = ''): void {
    const taken = [...namesIn(known), ...(this.prefix === '' ? everywhere : [])]
    for (const name of this.parts.keys()) {
      if (taken.includes(name)) continue
      const full = this.named(name)
      if (namesIn(notHere).includes(name)) throw notSupported(`the parameter '${full}'`, full)
      throw invalidParameter(`Received unknown parameter: ${full}`, full, 'parameter_unknown')
    }
  }

  /** The decoded form itself. */
  all(): FormParts {
    return this.parts
  }

  /** Takes a parameter by its older name, too. */
  alsoAs(older: string, name: string): void {
    const value = this.parts.get(older)
    if (value === undefined || this.parts.has(name)) return
    this.parts.delete(older)
    this.parts.set(name, value)
  }

  names(): string[] {
    return [...this.parts.keys()]
  }

  /** The text, or null where it is absent or empty. */
  text(name: string): string | null {
    const value = this.parts.get(name)
    if (value === undefined || value === '') return null
    if (typeof value === 'string') return value
    throw invalidParameter('Invalid string', this.named(name), 'parameter_invalid_string')
  }

  requiredText(name: string): string {
    if (!this.parts.has(name)) throw missingParameter(this.named(name))
    const value = this.text(name)
    if (value !== null) return value
    throw this.empty(this.named(name))
  }

  /** 400 for a text that may not be empty. */
  empty(param: string): StripeError {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`
    return invalidParameter(message, param, 'parameter_invalid_empty')
  }

  /** A whole number, or null where it is absent. */
  integer(name: string): number | null {
    const value = this.parts.get(name)
    if (value === undefined) return null
    if (typeof value === 'string' && /^[+-]?\d{1,15}$/.test(value)) return Number(value)
    const shown = typeof value === 'string' ? value : '{}'
    throw invalidParameter(`Invalid integer: ${shown}`, this.named(name), 'parameter_invalid_integer')
  }

  requiredInteger(name: string): number {
    const value = this.integer(name)
    if (value === null) throw missingParameter(this.named(name))
    return value
  }

  flag(name: string): boolean {
    const value = this.text(name)
    if (value === null || value === 'false') return false
    if (value === 'true') return true
    throw invalidParameter(`Invalid boolean: ${value}`, this.named(name))
  }

  oneOf<T extends string>(name: string, allowed: readonly T[]): T | null {
    const value = this.text(name)
    if (value === null) return null
    const found = allowed.find((entry) => entry === value)
    if (found !== undefined) return found
    throw invalidParameter(
      `Invalid ${this.named(name)}: must be one of ${allowed.join(', ')}`,
      this.named(name),
    )
  }

  /** The texts of a list, whether it was written `a[]=` or `a[0]=`. */
  texts(name: string): string[] {
    const value = this.parts.get(name)
    if (value === undefined || value === '') return []
    if (typeof value === 'string') throw invalidParameter('Invalid array', this.named(name))
    return [...value.values()].filter((entry) => typeof entry === 'string')
  }

  /** The parts of a nested object, or null where it is absent. */
  object(name: string): Params | null {
    const value = this.parts.get(name)
    if (value === undefined || value === '') return null
    if (typeof value === 'string') throw invalidParameter('Invalid object', this.named(name))
    return new Params(value, this.named(name))
  }

  /** Old metadata with this call's changes: an empty value removes its key, an empty `metadata` removes all. */
  metadata(name: string, before: Record<string, string> = {}): Record<string, string> {
    const value = this.parts.get(name)
    if (value === undefined) return before
    if (value === '') return {}
    if (typeof value === 'string') throw invalidParameter('Invalid object', this.named(name))
    const after = new Map(Object.entries(before))
    for (const [key, entry] of value) {
      if (typeof entry !== 'string')
        throw invalidParameter('Metadata values must be strings.', this.named(name))
      if (key.length > 40 || entry.length > 500) {
        const message = `Metadata keys can be up to 40 characters and values up to 500 characters long: '${key}'.`
        throw invalidParameter(message, this.named(name))
      }
      if (entry === '') after.delete(key)
      else after.set(key, entry)
    }
    if (after.size > 50) throw invalidParameter('You can only have up to 50 metadata keys.', this.named(name))
    return Object.fromEntries(after)
  }
}
