/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { expectNoOverflow } from './accessible.ts'

/** A window of 1280 by 900 at a zoom of 200 %. */
const enlarged = { width: 640, height: 450 }

/** What readers may set by WCAG 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

/** Texts that leave the box that clips them, or the button or badge that they stand in. */
function cutTexts(): string[] {
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
      const { overflowX, overflowY, position } = getComputedStyle(box)
      const frame = box.getBoundingClientRect()
      // Text for screen readers alone, and what can be pushed into sight.
      if (frame.width <= 1 || frame.height <= 1 || scrolls(overflowX) || scrolls(overflowY)) break
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

/** Expects that nothing is cut off or overflows at a zoom of 200 %, with more space in the text as well. */
export async function expectReadableEnlarged(page: Page): Promise<void> {
  await page.setViewportSize(enlarged)
  await expectNoOverflow(page, enlarged.width)
  expect(await page.evaluate(cutTexts), `${page.url()} at 200 %`).toEqual([])
  // The policy forbids style elements, but not this.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, spacing)
  await expectNoOverflow(page, enlarged.width)
  expect(await page.evaluate(cutTexts), `${page.url()} with text spacing`).toEqual([])
}
