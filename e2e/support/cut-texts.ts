/// <reference lib="dom" />

/** Texts that leave the box that clips them, or the button or badge that they stand in. */
export function cutTexts(): string[] {
  const tolerance = 2
  const clips = (value: string) => value === 'hidden' || value === 'clip'
  const scrolls = (value: string) => value === 'auto' || value === 'scroll'
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const holder = text.parentElement
    if (!holder || !text.textContent?.trim() || !holder.checkVisibility({ visibilityProperty: true }))
      continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const place = range.getBoundingClientRect()
    for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position, textOverflow } = getComputedStyle(box)
      const frame = box.getBoundingClientRect()
      // Text for screen readers alone, what ends with dots, and what can be pushed into sight.
      if (frame.width <= 1 || frame.height <= 1 || textOverflow === 'ellipsis') break
      if (scrolls(overflowX) || scrolls(overflowY)) break
      const holds = box.matches('.btn, .badge, button')
      const wide = place.right > frame.right + tolerance || place.left < frame.left - tolerance
      const high = place.bottom > frame.bottom + tolerance || place.top < frame.top - tolerance
      if ((wide && (holds || clips(overflowX))) || (high && (holds || clips(overflowY)))) {
        found.push(`${text.textContent.trim().slice(0, 60)} in ${box.tagName} ${box.className}`)
        break
      }
      if (position === 'fixed') break
    }
  }
  return found
}

/** Chosen and stored values that are wider than their field, which ends them without a sign: another number would be read. */
export function cutValues(): string[] {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) throw new Error('The browser measures no text.')
  const fields = document.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
    'select, input:is([type="text"], [type="number"], :not([type]))',
  )
  return [...fields].flatMap((field) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field)
    const isInput = field instanceof HTMLInputElement
    const text = isInput ? field.value : (field.selectedOptions[0]?.text ?? '')
    // Longer ones are names, sentences and addresses, through which people move.
    if (!field.checkVisibility() || (isInput && text.length > 16)) return []
    canvas.font = font
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return canvas.measureText(text).width > room + 1 ? [text] : []
  })
}

/** Words that stand in two lines although they are not long: their column is too narrow. */
export function tornWords(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  while (texts.nextNode()) {
    const text = texts.currentNode
    for (const { 0: word, index } of text.textContent?.matchAll(/\p{L}+/gu) ?? []) {
      if (word.length > 16) continue
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const [first, ...more] = [...range.getClientRects()].filter(({ width }) => width > 1)
      if (first && more.some(({ top }) => top >= first.bottom - 1)) found.push(word)
    }
  }
  return found
}
