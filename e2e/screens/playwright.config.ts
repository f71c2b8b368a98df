import { defineConfig } from '@playwright/test'
import browser from '../playwright.config.ts'

/** `npm run screens` takes the screenshots with this; they are no tests and have no place among them. */
export default defineConfig({
  ...browser,
  outputDir: '../../test-results',
  globalSetup: '../../scripts/test/before-tests.ts',
  testDir: '.',
  testMatch: 'screens.ts',
  projects: [{ name: 'screens' }],
})
