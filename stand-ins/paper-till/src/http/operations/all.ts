import { customerOperations } from './customers.ts'
import { eventOperations } from './events.ts'
import { moneyOperations } from './money.ts'
import type { Operation } from './operation.ts'
import { paymentIntentOperations } from './payment-intents.ts'
import { setupIntentOperations } from './setup-intents.ts'
import { testClockOperations } from './test-clocks.ts'

/** The calls of Stripe's API that are supported here; where two paths fit, the first one is meant. */
export const operations: Operation[] = [
  ...paymentIntentOperations,
  ...setupIntentOperations,
  ...customerOperations,
  ...moneyOperations,
  ...eventOperations,
  ...testClockOperations,
]
