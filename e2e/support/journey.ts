import { test as base, expect } from '@playwright/test'

/** What Chromium itself writes about a response or a request that a journey makes fail. */
const failedRequests = {
  /** The API's own errors, which pages show to people: a journey that asks for something impossible gets one. */
  rejected: /^Failed to load resource: the server responded with a status of 4\d\d /,
  /** A journey that goes offline or drops a response. */
  unreachable: /^Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)$/,
  /** A journey whose API, faked by it, falls over. */
  brokenApi: /^Failed to load resource: the server responded with a status of 500 /,
}

interface Fixtures {
  /** Further lines that a journey provokes; exact beginnings or names of `failedRequests`. */
  provokes: (keyof typeof failedRequests | RegExp)[]
  /** The browser's errors and warnings; a journey that ends with any has failed. */
  complaints: string[]
}

/** Journeys through the whole shop: stray errors, warnings and exceptions in any tab of theirs fail them. */
export const test = base.extend<Fixtures>({
  provokes: [[], { option: true }],

  // The emulator of Hosting closes a connection now and then just as it is used again.
  request: async ({ request }, use) => {
    const get = request.get.bind(request)
    request.get = (address, options) => get(address, { maxRetries: 2, ...options })
    await use(request)
  },

  complaints: [
    async ({ context, provokes }, use) => {
      const expected = ['rejected' as const, ...provokes].map((line) =>
        typeof line === 'string' ? failedRequests[line] : line,
      )
      const complaints: string[] = []
      context.on('console', (message) => {
        const text = message.text()
        if (!['error', 'warning'].includes(message.type()) || expected.some((line) => line.test(text))) return
        complaints.push(`${message.type()} on ${message.page()?.url() ?? 'a closed page'}: ${text}`)
      })
      context.on('weberror', (error) => complaints.push(`exception: ${error.error().message}`))
      await use(complaints)
      expect(complaints, 'errors and warnings of the browser').toEqual([])
    },
    { auto: true },
  ],
})
