import { fromRoot } from '../shop/layout.ts'

/** Where the seed leaves what the Stripe stand-in knows, until the emulators have written their own export. */
export const standInState = fromRoot('.cache', 'stripe-state.json')
