/// <reference lib="dom" />
import type { Page } from '@playwright/test'

/** Collects policy violations on every page that is opened from now on. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, documentURI } = event
      const note: unknown = Reflect.get(window, 'noteViolation')
      const text = `${documentURI}: ${effectiveDirective} forbids ${blockedURI} (${sourceFile})`
      if (typeof note === 'function') note(text)
    })
  })
  // Blocked frames are reported only on the console.
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(`${page.url()}: ${message.text()}`)
  })
  return violations
}
