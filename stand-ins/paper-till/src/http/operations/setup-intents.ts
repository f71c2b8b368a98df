import {
  cancelSetupIntent,
  confirmSetupIntent,
  createSetupIntent,
  findSetupIntent,
  updateSetupIntent,
} from '../../payments/setup-intents.ts'
import { browserViewOfSetup } from '../browser-view.ts'
import { emptyBillingDetails, lists, type Operation, posts } from './operation.ts'

const kind = 'setup_intent'
const path = '/v1/setup_intents'

export const setupIntentOperations: Operation[] = [
  posts(path, kind, createSetupIntent, {
    mayBeEmpty: ['mandate_data', ...emptyBillingDetails('payment_method_data[billing_details]')],
  }),
  lists({
    path,
    kind,
    entries: ({ setupIntents }) => setupIntents.values(),
    filters: {
      customer: ({ customer }, wanted) => customer === wanted,
      payment_method: ({ payment_method }, wanted) => payment_method === wanted,
    },
  }),
  {
    method: 'get',
    path: `${path}/:id`,
    kind,
    returns: 'object',
    forBrowser: true,
    run: (work, params, id) => {
      params.onlyKnown(['client_secret', ...(work.fromBrowser ? ['is_stripe_sdk'] : [])])
      const intent = findSetupIntent(work, id, params.text('client_secret'))
      return work.fromBrowser ? browserViewOfSetup(intent) : intent
    },
  },
  posts(`${path}/:id`, kind, (work, params, id) =>
    updateSetupIntent(work, findSetupIntent(work, id, null), params),
  ),
  posts(
    `${path}/:id/confirm`,
    kind,
    (work, params, id) => {
      const intent = findSetupIntent(work, id, params.text('client_secret'))
      confirmSetupIntent(work, intent, params)
      return work.fromBrowser ? browserViewOfSetup(intent) : intent
    },
    { forBrowser: true },
  ),
  posts(`${path}/:id/cancel`, kind, (work, params, id) =>
    cancelSetupIntent(work, findSetupIntent(work, id, null), params),
  ),
]
