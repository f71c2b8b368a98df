/**
 * The text, or its first characters and an ellipsis when it is longer. Whole characters, never half an emoji, and no full
 * stop before the ellipsis.
 */
export function cutText(text: string, length: number): string {
  const characters = [...text]
  return characters.length > length
    ? `${characters
        .slice(0, length)
        .join('')
        .replace(/(?<![\s.,;:])[\s.,;:]+$/u, '')}…`
    : text
}
