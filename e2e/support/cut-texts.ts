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

/** Chosen texts that are wider than their select, which ends them without a sign. */
export function cutChoices(): string[] {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) throw new Error('The browser measures no text.')
  return [...document.querySelectorAll('select')].flatMap((select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    const text = select.selectedOptions[0]?.text ?? ''
    canvas.font = font
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return select.checkVisibility() && canvas.measureText(text).width > room + 1 ? [text] : []
  })
}
