import { cutText } from '#lib/text/cut-text.ts'

/** What a card says of a product's description. */
export const cardText = (description: string): string => cutText(description, 20)
