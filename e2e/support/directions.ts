/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'

/** SKUs, sizes, prices, phone numbers, emails and addresses whose characters don't stand from left to right. */
function turnedValues(): string[] {
  const value =
    /#?[A-Z0-9]{2,}(?:-[A-Z0-9]+)+|\d[\d.,]*(?: ?[×x] ?\d[\d.,]*)+(?:\s?mm)?|\+\d[\d ]{6,}\d|US\$|[\w.+-]+@[\w.-]+\w|https?:\/\/\S+/g
  const found: string[] = []
  // What lies further down has no places until somebody reads on.
  for (const later of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(later).contentVisibility === 'auto') later.style.contentVisibility = 'visible'
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const holder = text.parentElement
    if (!holder?.checkVisibility({ visibilityProperty: true }) || holder.closest('script, style')) continue
    for (const { 0: shown, index } of (text.textContent ?? '').matchAll(value)) {
      const places = [...shown].map((_, at) => {
        const range = document.createRange()
        range.setStart(text, index + at)
        range.setEnd(text, index + at + 1)
        return range.getBoundingClientRect()
      })
      const isTurned = places.some((place, at) => {
        const before = places[at - 1]
        return (
          before &&
          place.width > 0 &&
          before.width > 0 &&
          before.top === place.top &&
          place.left < before.left
        )
      })
      if (isTurned) found.push(`${shown} in ${holder.textContent?.trim().slice(0, 80)}`)
    }
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input')) {
    if (['email', 'tel', 'url'].includes(field.type) && getComputedStyle(field).direction !== 'ltr')
      found.push(`the field ${field.name} of ${field.type}`)
  }
  return found
}

/** Expects that such values are read from left to right, also between words from right to left. */
export async function expectKeptDirections(page: Page): Promise<void> {
  expect(await page.evaluate(turnedValues), page.url()).toEqual([])
}
