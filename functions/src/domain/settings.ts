/** The shop's parameters that rules ask for. */
export interface ShopSettings {
  /** ISO 4217 in lower case. */
  currency: string
  enforceMinimumOrder: boolean
  unpaidOrderHours: number
}
