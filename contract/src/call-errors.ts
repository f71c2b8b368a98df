import type { Access } from './access.ts'
import type { Call } from './calls.ts'
import { type ErrorCode, errorStatus } from './errors.ts'

const accessErrors: Record<Access, ErrorCode[]> = {
  anyone: [],
  'anyone, or the owner': ['unauthenticated', 'forbidden'],
  'verified sign-in': ['unauthenticated', 'forbidden'],
  'signed in': ['unauthenticated'],
  'own email or admin': ['unauthenticated', 'forbidden'],
  'own email only': ['unauthenticated', 'forbidden'],
  'owner or admin': ['unauthenticated', 'forbidden'],
  admin: ['unauthenticated', 'forbidden'],
  Stripe: [],
}

/** Every error of this call: its own, and those that its access, its input and its limits bring along. */
export function errorsOf(call: Call): ErrorCode[] {
  const takesBody = call.body !== undefined || call.bodyType !== undefined
  const codes = new Set<ErrorCode>([
    ...(call.params || call.query || takesBody ? (['invalid_request'] as const) : []),
    ...accessErrors[call.access],
    ...(call.errors ?? []),
    ...(takesBody ? (['payload_too_large', 'unsupported_type'] as const) : []),
    ...(call.perMinute ? (['too_many_requests'] as const) : []),
    ...(call.buying ? (['maintenance'] as const) : []),
    'internal',
  ])
  return [...codes].toSorted((one, other) => errorStatus[one] - errorStatus[other])
}
