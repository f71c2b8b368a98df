import type { Access, Call } from './calls.ts'
import { type ErrorCode, errorStatus } from './errors.ts'

const refusedTo: Record<Access, ErrorCode[]> = {
  anyone: [],
  identity: ['unauthenticated', 'forbidden'],
  person: ['unauthenticated'],
  self: ['unauthenticated', 'forbidden'],
  own: ['unauthenticated', 'forbidden'],
  owner: ['unauthenticated', 'forbidden'],
  admin: ['unauthenticated', 'forbidden'],
  stripe: [],
}

/** Every way this call can say no: its own, and those that its access, its input and its limits bring along. */
export function errorsOf(call: Call): ErrorCode[] {
  const takesBody = call.body !== undefined || call.bodyType !== undefined
  const codes = new Set<ErrorCode>([
    ...(call.params || call.query || takesBody ? (['invalid_request'] as const) : []),
    ...refusedTo[call.access],
    ...call.errors,
    ...(takesBody ? (['payload_too_large', 'unsupported_type'] as const) : []),
    ...(call.perMinute ? (['too_many_requests'] as const) : []),
    ...(call.buying ? (['maintenance'] as const) : []),
    'internal',
  ])
  return [...codes].toSorted((one, other) => errorStatus[one] - errorStatus[other])
}
