import { defineConfig } from '@playwright/test'
import { browsersHere } from '../scripts/browser/candidates.ts'
import { launchArguments } from '../scripts/browser/launch-options.ts'

const [executablePath] = browsersHere()
const desktop = { viewport: { width: 1280, height: 900 } }

/** The shop is started by `npm test`, or by hand with `npm start`; `SHOP_URL` says where it is. */
export default defineConfig({
  outputDir: '../test-results',
  globalSetup: '../scripts/shop/stand-ins-are-built.ts',
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  forbidOnly: true,
  use: {
    baseURL: process.env.SHOP_URL ?? 'http://localhost:5000',
    // The trace of a failed test has every step's page; a film beside it would cost every test a quarter of its time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: launchArguments },
  },
  projects: [
    // Two at a time: each makes its own people, products and orders, and counts nobody else's.
    { name: 'desktop', testDir: './journeys', use: desktop },
    // What speaks of the whole shop (the newest product, the last admin) has the shop to itself.
    { name: 'alone', testDir: './journeys-alone', use: desktop, dependencies: ['desktop'], workers: 1 },
    // These open their own Stripe stand-in and need no shop.
    { name: 'stand-ins', testDir: './stand-ins', use: { baseURL: undefined } },
  ],
})
