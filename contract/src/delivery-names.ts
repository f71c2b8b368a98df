/** What a unit weighs for delivery while its product has no weight and no admin has said otherwise. */
export const standardWeightGrams = 1_000

/** The one rate there is when no zones are kept. Free of any library: pages import it. */
export const byAgreement = { id: 'by-agreement', name: 'Delivery by agreement' } as const
