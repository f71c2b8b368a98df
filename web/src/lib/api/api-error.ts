import type { ErrorCode } from '@wood-master/contract/errors'

/** `offline`: the request never arrived. `unreadable`: something answered that is not the shop's API. */
export type ApiErrorCode = ErrorCode | 'offline' | 'unreadable'

/** The one error of every call that did not succeed; its message is fit to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    readonly code: ApiErrorCode,
    message: string,
    /** One message a field, keyed by the field's name in the body. */
    readonly fields: Record<string, string> = {},
    /** The HTTP status; 0 when there was no answer. */
    readonly status = 0,
    readonly requestId?: string,
  ) {
    super(message)
  }
}

/** Whether the request never arrived: then nothing is known, and what the page shows stays the best there is. */
export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'offline'
}

/** The sentence to show for anything that was thrown. */
export function errorSentence(error: unknown): string {
  return error instanceof ApiError ? error.message : messages.unexpected
}

/** The sentences of failures that have no answer of the API to speak for them. */
export const messages = {
  offline: 'The shop can not be reached. Please check your connection and try again.',
  unreadable: 'The shop gave an answer that makes no sense. Please try again in a moment.',
  unexpected: 'Something went wrong. Please try again.',
} as const
