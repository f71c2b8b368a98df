/** The one rate there is when no zones are kept. Free of any library: pages import it. */
export const byAgreement = { id: 'by-agreement', name: 'Delivery by agreement' } as const
