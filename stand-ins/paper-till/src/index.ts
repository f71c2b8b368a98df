/** What the package offers to a program that starts it; everything else is inside. */
export { type Faults, noFaults } from './faults.ts'
export type { SavedState } from './ledger/saved-state.ts'
export { type PaperTill, type PaperTillOptions, startPaperTill } from './start-paper-till.ts'
export type { Delivery, DeliveryOptions, DeliveryState } from './webhooks/deliveries.ts'
export type { Attempt, Endpoint } from './webhooks/send-event.ts'
