/** Pages whose words are the shop owner's own; what is not written yet has a text of the site. No schema library: pages import it. */
export const legalPageNames = ['terms', 'privacy', 'imprint', 'returns', 'accessibility'] as const

export type LegalPageName = (typeof legalPageNames)[number]

/** Stands with an order that was placed while the terms of sale were the site's own text. Changes with that text. */
export const standardTerms = 'standard-1'
