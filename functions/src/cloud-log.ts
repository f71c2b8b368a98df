import { write } from 'firebase-functions/logger'
import type { Log } from './domain/log.ts'

/** An error's own properties are not enumerable: written as it is, its line would say nothing. */
function describe(value: unknown): unknown {
  if (!(value instanceof Error)) return value
  const { name, message, stack, cause } = value
  const code: unknown = 'code' in value ? value.code : undefined
  return { name, message, code, stack, cause: describe(cause) }
}

function described(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, describe(value)]))
}

/** Structured lines for Cloud Logging, with severity and, inside a request, its trace. Error Reporting reads `stack_trace`. */
export const cloudLog: Log = {
  info: (message, fields) => write({ severity: 'INFO', message, ...described(fields) }),
  warn: (message, fields) => write({ severity: 'WARNING', message, ...described(fields) }),
  error: (message, fields) =>
    write({
      severity: 'ERROR',
      message,
      ...described(fields),
      ...(fields.error instanceof Error ? { stack_trace: fields.error.stack } : {}),
    }),
}
