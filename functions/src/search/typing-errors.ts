/** The word with each pair of neighbouring letters exchanged: the commonest slip, which counts as two mistakes otherwise. */
export function swappedLetters(word: string): string[] {
  if (word.length < 4) return []
  const letters = [...word]
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index]
    if (before === undefined || before === letter) return []
    return [[...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join('')]
  })
}
