/** The time of the last successful check, so that the next one reads only what came after. */
export interface CheckedPayments {
  until(): Promise<Date | undefined>
  note(until: Date): Promise<void>
}
