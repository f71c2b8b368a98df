import {
  cancelSetupIntent,
  confirmSetupIntent,
  createSetupIntent,
  findSetupIntent,
  updateSetupIntent,
} from '../../payments/setup-intents.ts'
import { browserViewOfSetup } from '../browser-view.ts'
import { emptyBillingDetails, lists, type Operation } from './operation.ts'

const kind = 'setup_intent'
const path = '/v1/setup_intents'

export const setupIntentOperations: Operation[] = [
  {
    method: 'post',
    path,
    kind,
    returns: 'object',
    mayBeEmpty: ['mandate_data', ...emptyBillingDetails('payment_method_data[billing_details]')],
    run: createSetupIntent,
  },
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
  {
    method: 'post',
    path: `${path}/:id`,
    kind,
    returns: 'object',
    run: (work, params, id) => updateSetupIntent(work, findSetupIntent(work, id, null), params),
  },
  {
    method: 'post',
    path: `${path}/:id/confirm`,
    kind,
    returns: 'object',
    forBrowser: true,
    run: (work, params, id) => {
      const intent = findSetupIntent(work, id, params.text('client_secret'))
      confirmSetupIntent(work, intent, params)
      return work.fromBrowser ? browserViewOfSetup(intent) : intent
    },
  },
  {
    method: 'post',
    path: `${path}/:id/cancel`,
    kind,
    returns: 'object',
    run: (work, params, id) => cancelSetupIntent(work, findSetupIntent(work, id, null), params),
  },
]
