import {
  cancelSetupIntent,
  confirmSetupIntent,
  createSetupIntent,
  findSetupIntent,
  updateSetupIntent,
} from '../../payments/setup-intents.ts'
import { browserViewOfSetup } from '../browser-view.ts'
import { callsOfIntent, emptyBillingDetails, lists, type Operation, posts } from './operation.ts'

const kind = 'setup_intent'
const path = '/v1/setup_intents'
const intent = callsOfIntent(kind, path, findSetupIntent, browserViewOfSetup)

export const setupIntentOperations: Operation[] = [
  posts(path, kind, createSetupIntent, {
    mayBeEmpty: `mandate_data ${emptyBillingDetails('payment_method_data[billing_details]')}`,
  }),
  lists({
    path,
    kind,
    entries: ({ setupIntents }) => setupIntents.values(),
    filters: 'customer payment_method',
  }),
  intent.retrieves,
  intent.posts('', updateSetupIntent),
  intent.posts('/confirm', confirmSetupIntent, { forBrowser: true }),
  intent.posts('/cancel', cancelSetupIntent),
]
