/** Every error of the API: the code that programs read, and the HTTP status it travels with. */
export const errorStatus = {
  invalid_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  not_enough_stock: 409,
  below_minimum: 409,
  not_full_case_packs: 409,
  amount_not_payable: 409,
  unpaid_limit: 409,
  cart_not_orderable: 409,
  email_not_verified: 409,
  account_not_closable: 409,
  hold_missing: 409,
  hold_expired: 409,
  price_changed: 409,
  delivery_not_possible: 409,
  address_book_full: 409,
  order_not_payable: 409,
  order_not_paid: 409,
  order_already_paid: 409,
  nothing_missing: 409,
  order_expired: 409,
  payment_not_complete: 409,
  shipment_not_possible: 409,
  shipment_not_undoable: 409,
  refund_not_possible: 409,
  cancel_not_possible: 409,
  return_not_possible: 409,
  reply_not_possible: 409,
  mail_not_finished: 409,
  not_bought: 409,
  import_closed: 409,
  settings_changed: 409,
  changed_meanwhile: 409,
  key_reused: 409,
  card_expired: 409,
  last_admin: 409,
  sku_taken: 409,
  gone: 410,
  payload_too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  payments_paused: 429,
  internal: 500,
  payment_provider_failed: 502,
  image_host_failed: 502,
  busy: 503,
  maintenance: 503,
} as const

/** The `code` of an error response; pages and other clients decide by it, never by the message. */
export type ErrorCode = keyof typeof errorStatus

/** What helps beside ordering less; `pay_waiting` where something of theirs waits to be paid. */
export type Remedy = 'verify_email' | 'pay_waiting'

export interface ErrorBody {
  error: {
    code: ErrorCode
    message: string
    fields?: Record<string, string>
    requestId?: string
  }
  /** Beside `gone`: products that come near what is no longer sold. */
  near?: unknown[]
  /** Of what cannot be ordered as it stands: the nearest quantities that can, by the name of their field. */
  quantities?: Record<string, number[]> | undefined
  /** Beside `unpaid_limit`. */
  remedies?: readonly Remedy[] | undefined
  /**
   * Beside `settings_changed`: the settings as they are now, as their own call returns them. Beside `changed_meanwhile` of a
   * product or a count: the fields that are something else by now.
   */
  current?: unknown
}

export const headers = {
  nextCursor: 'X-Next-Cursor',
  requestId: 'X-Request-Id',
} as const

/** After `busy`, how long a page waits before it asks for the so many-th time again: later and later, and not all pages at once. */
export const untilNextTryMs = (tries: number, random = Math.random()): number =>
  Math.min(60_000, 10_000 * 2 ** (tries - 1)) * (0.8 + 0.4 * random)
