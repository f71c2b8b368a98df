import { cutText } from '#lib/text/cut-text.ts'

export const cardText = (description: string): string => cutText(description, 20)
