import type { ErrorCode, Remedy } from '@wood-master/contract/errors'
import * as m from '#texts/lib.ts'

/** `offline`: the request never arrived. `unreadable`: the response did not come from the shop's API. */
export type ApiErrorCode = ErrorCode | 'offline' | 'unreadable'

/** The one error of every call that did not succeed; its message is fit to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    readonly code: ApiErrorCode,
    message: string,
    /** One message a field, keyed by the field's name in the body. */
    readonly fields: Record<string, string> = {},
    /** The HTTP status; 0 without a response. */
    readonly status = 0,
    readonly requestId?: string,
    /** With `settings_changed`: the settings as they are now; with `changed_meanwhile`: the fields that are something else. */
    readonly current?: unknown,
    /** Of what cannot be ordered as it stands: the nearest quantities that can, by the name of their field. */
    readonly quantities: Record<string, number[]> = {},
    /** With `unpaid_limit`. */
    readonly remedies: readonly Remedy[] = [],
  ) {
    super(message)
  }
}

/** Whether the shop, or what stands for it, said one of these. */
export const hasCode = (error: unknown, ...codes: ApiErrorCode[]): error is ApiError =>
  error instanceof ApiError && codes.includes(error.code)

/** Whether the request never arrived: then nothing is known, and the page keeps what it shows. */
export const isOffline = (error: unknown): boolean => hasCode(error, 'offline')

/** Whether nobody knows what came of a call, so that it may be repeated: it never arrived, or the shop failed or was busy. */
export const isUnsettled = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** What a call finds; nothing where the shop has no such thing. Throws every other failure. */
export const orNone = <Found>(call: Promise<Found>): Promise<Found | undefined> =>
  call.catch((error: unknown) => {
    if (hasCode(error, 'not_found')) return undefined
    throw error
  })

/** The sentence to show for anything that was thrown. */
export function errorSentence(error: unknown): string {
  return error instanceof ApiError ? error.message : m.somethingWentWrong()
}
