/** Until when payments were last compared with success, so that the next check reads only what came after. */
export interface CheckedPayments {
  until(): Promise<Date | undefined>
  note(until: Date): Promise<void>
}
