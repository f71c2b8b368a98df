import type { ErrorCode } from '@wood-master/contract/errors'

/** An error that a shopper may read. `retryAfterSeconds` is for temporary ones, `beside` goes out beside the error. */
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
