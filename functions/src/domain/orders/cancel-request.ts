/**
 * `open`: an admin has to decide; `granted`: the rest was refunded because of it; `declined` by an admin; `withdrawn` by
 * the buyer; `overtaken`: the order was shipped or refunded for another reason meanwhile.
 */
export type CancelRequestState = 'open' | 'granted' | 'declined' | 'withdrawn' | 'overtaken'

/** A buyer's wish to cancel a paid order before it is shipped. An order keeps its last one. */
export interface CancelRequest {
  state: CancelRequestState
  /** The buyer's words. */
  reason?: string
  requestedAt: Date
  /** When it was decided, withdrawn or overtaken. */
  closedAt?: Date
  /** The admin who declined it, and what the buyer is told. */
  declinedBy?: string
  answer?: string
}
