export const shop = { name: 'Wood-Master', copyrightYear: 2022 } as const
