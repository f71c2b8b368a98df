/** How the buyer pays: with a new card, a new one that is saved for the next orders, or a saved one. */
export type CardChoice = { kind: 'new' } | { kind: 'save' } | { kind: 'saved'; cardId: string }
