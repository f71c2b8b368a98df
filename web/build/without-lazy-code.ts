import type { Plugin } from 'vite'

/** Leaves out what a page loads only when somebody does something: on the server nobody does. */
export function withoutLazyCode(): Plugin {
  return {
    name: 'wood-master-without-lazy-code',
    resolveDynamicImport: () => ({ id: 'only-in-browsers', external: true }),
  }
}
