/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { narrowest } from './accessible.ts'
import { cutTexts } from './cut-texts.ts'

/** Makes every word 40 % longer, as in a language of long words; numbers, SKUs and addresses stay. */
function lengthen() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (text.parentElement?.closest('script, style')) continue
    const longer = (word: string) => word + word.slice(-Math.ceil(word.length * 0.4))
    text.textContent = (text.textContent ?? '').replace(/(?<=^|[\s(“])\p{L}+(?=[\s.,:;!?)”…]|$)/gu, longer)
  }
}

/** What reaches further than the window and can't be pushed into sight. */
function whatOverflows(): string[] {
  const isWide = (box: Element) => {
    const { left, right, width } = box.getBoundingClientRect()
    return width > 1 && (right > window.innerWidth + 1 || left < -1)
  }
  const isHeld = (box: Element | null): boolean => {
    if (!box || box === document.documentElement) return false
    const { overflowX, position } = getComputedStyle(box)
    return overflowX !== 'visible' || position === 'fixed' || isHeld(box.parentElement)
  }
  return [...document.body.querySelectorAll('*')]
    .filter((box) => isWide(box) && !isHeld(box.parentElement) && ![...box.children].some(isWide))
    .map((box) => `${box.tagName} ${box.textContent?.trim().slice(0, 60)}`)
}

/** Expects that longer texts have room on the narrowest phone. Leaves the page with them. */
export async function expectRoomForLongerTexts(page: Page): Promise<void> {
  await page.setViewportSize(narrowest)
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  await page.evaluate(lengthen)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  const wide = overflow > 0 ? await page.evaluate(whatOverflows) : []
  const cut = await page.evaluate(cutTexts)
  expect({ overflow, wide, cut }, `${page.url()} with longer texts at ${narrowest.width} px`).toEqual({
    overflow: 0,
    wide: [],
    cut: [],
  })
}
