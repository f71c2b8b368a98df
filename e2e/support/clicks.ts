import type { Locator, Page } from '@playwright/test'

/** Clicks like a person and scans like a scanner, and counts both; what is typed is no click. */
export class Clicks {
  count = 0
  constructor(readonly page: Page) {}

  async on(target: Locator): Promise<void> {
    this.count += 1
    await target.click()
  }

  /** Types into a field that has to be clicked first. */
  async type(field: Locator, text: string): Promise<void> {
    await this.on(field)
    await this.page.keyboard.type(text)
  }

  /** Into a field that has to be clicked first, as one piece. */
  async paste(field: Locator, text: string): Promise<void> {
    await this.on(field)
    await this.page.keyboard.insertText(text)
  }

  /** From a list that a click opens and whose choice is typed, which leaves the focus there. */
  async choose(list: Locator, name: string): Promise<void> {
    this.count += 1
    await list.focus()
    await list.selectOption({ label: name })
  }

  /** A scanner types into whatever has the focus, and presses Enter. */
  async scan(text: string): Promise<void> {
    this.count += 1
    await this.page.keyboard.type(`${text}\n`)
  }
}
