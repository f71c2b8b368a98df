import { perLocale } from './locale.ts'

const lists = perLocale((tag) => new Intl.ListFormat(tag, { type: 'unit' }))

/** What stands beside each other in a sentence: "a, b, c" in English. */
export const listText = (items: readonly string[]): string => lists().format(items)
