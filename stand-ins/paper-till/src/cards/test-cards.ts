import { cardsByBehaviour } from './cards-by-behaviour.ts'
import { cardsByBrand } from './cards-by-brand.ts'
import { cardsByCountry } from './cards-by-country.ts'
import type { CardRow, TestCard } from './test-card.ts'

const rows: CardRow[] = [...cardsByBrand, ...cardsByCountry, ...cardsByBehaviour]

/** Every card number that Stripe publishes for tests, and what it does. */
export const testCards: ReadonlyMap<string, TestCard> = new Map(
  rows.map(([number, , card]) => [number, card]),
)

const ids = rows.flatMap(([number, names]) =>
  names
    .split(' ')
    .filter(Boolean)
    .map((name): [string, string] => [name, number]),
)

/** Ids that stand for a test card without a call to create one (`pm_card_visa`), letters' case as Stripe writes them. */
export const testPaymentMethods: ReadonlyMap<string, string> = new Map(
  ids.map(([name, number]) => [`pm_card_${name}`, number]),
)

/** The older ids of the same cards (`tok_visa`). */
export const testTokens: ReadonlyMap<string, string> = new Map(
  ids.map(([name, number]) => [`tok_${name}`, number]),
)
