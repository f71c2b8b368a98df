import type { Plugin } from 'vite'

/** On the server nobody does what a page loads something for. */
export const withoutLazyCode: Plugin = {
  name: 'wood-master-without-lazy-code',
  resolveDynamicImport: () => ({ id: 'only-in-browsers', external: true }),
}
