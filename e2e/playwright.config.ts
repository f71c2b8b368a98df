import { defineConfig } from '@playwright/test'
import { browsersHere, launchArguments, shellVariable } from '../scripts/browser/candidates.ts'

const executablePath = process.env[shellVariable] ?? browsersHere()[0]
const desktop = { viewport: { width: 1280, height: 900 } }

/** The shop is started by `npm test`, or by hand with `npm start`; `SHOP_URL` says where it is. */
export default defineConfig({
  outputDir: '../test-results',
  globalSetup: '../scripts/test/before-tests.ts',
  timeout: 180_000,
  // A call may wait for a new process of the functions' emulator, which takes over ten seconds on a busy machine.
  expect: { timeout: 60_000 },
  // More than a small machine has cores: journeys wait for the emulators a good part of their time.
  workers: 3,
  forbidOnly: true,
  use: {
    baseURL: process.env.SHOP_URL ?? 'http://localhost:5000',
    // A trace of every step costs a tenth of the time: repeat the journey that failed with `--trace on`.
    trace: 'off',
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Without a graphics card Chromium would simulate one, which takes more of the processor than drawing by itself.
      args: [...launchArguments, '--disable-gpu'],
    },
  },
  projects: [
    // Several at a time: each test creates its own accounts, products and orders and counts only those.
    { name: 'desktop', testDir: './journeys', use: desktop },
    // Tests about the whole shop (the newest product, the last admin, maintenance) have it to themselves.
    { name: 'alone', testDir: './journeys-alone', use: desktop, dependencies: ['desktop'], workers: 1 },
    // These only read documents, and those after them start a Stripe stand-in of their own and need no shop: both run beside
    // the tests that have the shop to themselves.
    { name: 'beside', testDir: './journeys-beside', use: desktop, dependencies: ['desktop'] },
    {
      name: 'stand-ins',
      testDir: './stand-ins',
      use: { baseURL: undefined },
      dependencies: ['desktop'],
    },
  ],
})
