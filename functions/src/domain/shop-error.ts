import type { ErrorCode } from '@wood-master/contract/errors'

/**
 * An error that a shopper may read. The domain knows codes and messages; HTTP statuses are the error
 * handler's. `retryAfterSeconds` is for temporary errors, `beside` goes out beside the error as it is.
 */
export class ShopError extends Error {
  override readonly name = 'ShopError'

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: {
      fields?: Record<string, string>
      retryAfterSeconds?: number
      cause?: unknown
      beside?: object
    } = {},
  ) {
    super(message, { cause: details.cause })
  }
}
