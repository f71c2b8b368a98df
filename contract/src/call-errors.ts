import type { Access } from './access.ts'
import type { Call } from './calls.ts'
import { type ErrorCode, errorStatus } from './errors.ts'

function accessErrors(access: Access): ErrorCode[] {
  if (access === 'anyone' || access === 'Stripe') return []
  return access === 'signed in' ? ['unauthenticated'] : ['unauthenticated', 'forbidden']
}

/** Every error of this call: its own, and those that its access, its input and its limits bring along. */
export function errorsOf(call: Call): ErrorCode[] {
  const takesBody = call.body !== undefined || call.bodyType !== undefined
  const codes = new Set<ErrorCode>([
    ...(call.params || call.query || takesBody ? (['invalid_request'] as const) : []),
    ...accessErrors(call.access),
    ...(call.errors ?? []),
    ...(takesBody ? (['payload_too_large', 'unsupported_type'] as const) : []),
    ...(call.perMinute ? (['too_many_requests'] as const) : []),
    ...(call.buying ? (['maintenance'] as const) : []),
    'internal',
  ])
  return [...codes].toSorted((one, other) => errorStatus[one] - errorStatus[other])
}
