/** The shop's name and copyright year. */
export const shop = { name: 'Wood-Master', copyrightYear: 2022 } as const
