import { createStore } from '#lib/browser/store.ts'

/** Whether the page needs the toast library; it is not loaded before the first toast. */
export const toastsWanted = createStore(false)
