/** Who sells, as an invoice has to say. */
export interface Seller {
  name: string
  /** In one line, its parts separated by commas. */
  address: string
  taxNumber?: string
  /** Email, phone, or both. */
  contact?: string
  /** Where a transfer goes. */
  bank?: string
}
