import { fromRoot } from '../shop/layout.ts'

/** Where the seed keeps the Stripe stand-in's state until the emulators have written their export. */
export const standInState = fromRoot('.cache', 'stripe-state.json')
