import { createRenderer } from '#app/documents/renderer.tsx'

/** Loaded by the function: what renders the pages of the site that was built with it. */
export const renderer = createRenderer(builtSite)
