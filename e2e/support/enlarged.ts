/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { expectNoOverflow } from './accessible.ts'

/** A window of 1280 by 900 at a zoom of 200 %. */
const enlarged = { width: 640, height: 450 }

/** What readers may set by WCAG 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

/** Expects that nothing is cut off or overflows at a zoom of 200 %, with more space in the text as well. */
export async function expectReadableEnlarged(page: Page): Promise<void> {
  await page.setViewportSize(enlarged)
  await expectNoOverflow(page, enlarged.width)
  // The policy forbids style elements, but not this.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, spacing)
  await expectNoOverflow(page, enlarged.width)
}
