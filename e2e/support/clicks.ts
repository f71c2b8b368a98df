import type { Locator, Page } from '@playwright/test'

/** Clicks like a person, and counts them; what is typed is no click. */
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
}
