/** What the package offers to a program that starts it; everything else is inside. */
export type { SavedState } from './ledger/saved-state.ts'
export type { RadarRules } from './payments/work.ts'
export { type ReplayResult, replayRecording } from './replay.ts'
export { type PaperTill, type PaperTillOptions, startPaperTill } from './start-paper-till.ts'
export { type Faults, noFaults } from './switches/faults.ts'
export type { CallFault, FaultRule, WebhookFault } from './switches/rules.ts'
export type { Delivery, DeliveryOptions, DeliveryState } from './webhooks/deliveries.ts'
export type { Attempt, Endpoint } from './webhooks/send-event.ts'
