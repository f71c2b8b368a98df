import { defineConfig } from 'vitest/config'

/** `unit` needs nothing; `api`, the database rules' tests among them, runs inside the emulators (see scripts/test). */
export default defineConfig({
  test: {
    globalSetup: './scripts/shop/stand-ins-are-built.ts',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{contract,functions,web}/src/**/*.test.{ts,tsx}',
            'stand-ins/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'api',
          include: ['functions/test/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
