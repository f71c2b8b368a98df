/** A card that its owner saved for the next orders; the number itself stays with the payment provider. */
export interface SavedCard {
  id: string
  /** As the payment provider writes it: `visa`. */
  brand: string
  last4: string
  expMonth: number
  expYear: number
}
