import type { Operation } from '../http/operations/operation.ts'
import type { FormParts } from './form-decoder.ts'
import { namesIn, type Params } from './params.ts'
import { invalidParameter } from './stripe-error.ts'

const usualLength = 5000
const long = 20_000

/** Of each kind of object: the texts whose greatest length is another than the usual one. */
const lengths: Record<string, Record<string, number>> = {
  charge: { description: 40_000 },
  customer: { name: 256, phone: 20 },
  dispute: {
    'evidence[access_activity_log]': long,
    'evidence[cancellation_policy_disclosure]': long,
    'evidence[cancellation_rebuttal]': long,
    'evidence[duplicate_charge_explanation]': long,
    'evidence[product_description]': long,
    'evidence[refund_policy_disclosure]': long,
    'evidence[refund_refusal_explanation]': long,
    'evidence[uncategorized_text]': long,
  },
  payment_intent: { description: 1000 },
  setup_intent: { description: 1000 },
  'test_helpers.test_clock': { name: 300 },
}

/** Every text of a form with its full name; metadata has rules of its own. */
function* texts(parts: FormParts, prefix = ''): Generator<[string, string]> {
  for (const [name, value] of parts) {
    const full = prefix ? `${prefix}[${name}]` : name
    if (typeof value === 'string') yield [full, value]
    else if (name !== 'metadata') yield* texts(value, full)
  }
}

/** Refuses what Stripe refuses in any call that changes something: texts too long, empty ones on creation, a return_url that is none. */
export function checkRequest({ method, kind, mayBeEmpty }: Operation, params: Params): void {
  if (method !== 'post') return
  for (const [name, value] of texts(params.all())) {
    const longest = lengths[kind]?.[name] ?? usualLength
    if (value.length > longest) {
      const shown = `${value.slice(0, 10)}...${value.slice(-4)}`
      throw invalidParameter(`Invalid string: ${shown}; must be at most ${longest} characters`, name)
    }
    if (value === '' && mayBeEmpty !== undefined && !namesIn(`${mayBeEmpty} expand`).includes(name))
      throw params.empty(name)
    if (name === 'return_url' && value !== '' && !URL.canParse(value))
      throw invalidParameter('Not a valid URL', name, 'url_invalid')
  }
}
