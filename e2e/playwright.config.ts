import { defineConfig } from '@playwright/test'
import { browsersHere } from '../scripts/browser/candidates.ts'
import { launchArguments } from '../scripts/browser/launch-options.ts'

const [executablePath] = browsersHere()

/** The shop is started by `npm test`, or by hand with `npm start`; `SHOP_URL` says where it is. */
export default defineConfig({
  outputDir: '../test-results',
  globalSetup: '../scripts/shop/stand-ins-are-built.ts',
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 1,
  forbidOnly: true,
  use: {
    baseURL: process.env.SHOP_URL ?? 'http://localhost:5000',
    trace: 'retain-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: launchArguments },
  },
  projects: [
    { name: 'desktop', testDir: './journeys', use: { viewport: { width: 1280, height: 900 } } },
    // These start a Stripe stand-in of their own and need no shop.
    { name: 'stand-ins', testDir: './stand-ins', use: { baseURL: undefined } },
  ],
})
