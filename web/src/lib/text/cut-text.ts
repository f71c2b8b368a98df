/** The text, or its first whole characters and an ellipsis. */
export function cutText(text: string, length: number): string {
  const characters = [...text]
  return characters.length > length
    ? `${characters
        .slice(0, length)
        .join('')
        .replace(/(?<![\s.,;:])[\s.,;:]+$/u, '')}…`
    : text
}
