import { defineConfig } from 'vitest/config'
import { LongFilesFirst } from './scripts/test/long-files-first.ts'

/** Every core: Vitest would leave one idle, which is half of a small machine. */
const everyCore = '100%'
/** Milliseconds for a test. Vitest's five seconds are too few where other work keeps the machine busy. */
const patience = 30_000
/** The same for what a test polls, which is one second otherwise. */
const polls = { poll: { timeout: 10_000 } }
const noStrayConsole = './scripts/test/stray-console.ts'

/**
 * `unit` and `api` load packages once for all files of a process (`isolate`), which saves a third of their time.
 * `unit` and `components` need nothing; `build` looks into production builds of the site and the function; `api`, the database rules'
 * tests among them, runs inside the emulators (see scripts/test/steps.ts).
 */
export default defineConfig({
  test: {
    globalSetup: './scripts/test/before-tests.ts',
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers: everyCore,
          isolate: false,
          setupFiles: [noStrayConsole],
          testTimeout: patience,
          expect: polls,
          include: [
            '{contract,functions,web}/src/**/*.test.ts',
            'stand-ins/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'e2e/pages/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'components',
          maxWorkers: everyCore,
          include: ['web/src/**/*.test.tsx'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'https://shop.test/' } },
          setupFiles: ['web/src/testing/setup.ts'],
          testTimeout: patience,
          expect: polls,
          env: {
            VITE_FIREBASE_API_KEY: 'test-key',
            VITE_FIREBASE_PROJECT_ID: 'demo-test',
            VITE_STRIPE_PUBLISHABLE_KEY: 'pk_components',
          },
        },
      },
      { test: { name: 'build', include: ['{web,functions}/build/**/*.test.ts'], testTimeout: patience } },
      {
        test: {
          name: 'api',
          isolate: false,
          setupFiles: [noStrayConsole, './functions/test/support/empty-database-first.ts'],
          include: ['functions/test/**/*.test.ts'],
          testTimeout: 60_000,
          expect: polls,
          hookTimeout: 60_000,
          // More than a small machine has cores: these files wait for the emulators and for Stripe's retries most of the time.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
