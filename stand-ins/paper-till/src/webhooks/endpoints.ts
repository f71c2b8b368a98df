import { newId, randomLetters } from '../ledger/ids.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { StandInEvent, WebhookEndpoint } from '../ledger/objects.ts'
import type { Work } from '../payments/work.ts'
import type { Params } from '../wire/params.ts'
import { invalidParameter } from '../wire/stripe-error.ts'

/** Registers an endpoint; only the answer to this call shows its signing secret. */
export function addEndpoint(
  ledger: Ledger,
  now: number,
  given: Pick<WebhookEndpoint, 'url' | 'secret' | 'enabled_events'> &
    Partial<Pick<WebhookEndpoint, 'api_version' | 'description' | 'metadata'>>,
): WebhookEndpoint {
  const endpoint: WebhookEndpoint = {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created: now,
    description: null,
    livemode: false,
    metadata: {},
    status: 'enabled',
    ...given,
  }
  ledger.webhookEndpoints.set(endpoint.id, endpoint)
  return endpoint
}

export function createWebhookEndpoint(work: Work, params: Params): WebhookEndpoint {
  params.onlyKnown(['url', 'enabled_events', 'description', 'api_version', 'metadata'])
  const url = params.requiredText('url')
  if (!URL.canParse(url))
    throw invalidParameter(
      'Invalid URL: An explicit scheme (such as https) must be provided.',
      'url',
      'url_invalid',
    )
  const enabled_events = params.texts('enabled_events')
  if (enabled_events.length === 0) {
    throw invalidParameter('Missing required param: enabled_events.', 'enabled_events', 'parameter_missing')
  }
  return addEndpoint(work.ledger, work.now, {
    url,
    secret: `whsec_${randomLetters(32)}`,
    enabled_events,
    api_version: params.text('api_version'),
    description: params.text('description'),
    metadata: params.metadata('metadata'),
  })
}

export function withoutSecret({ secret: _secret, ...endpoint }: WebhookEndpoint): WebhookEndpoint {
  return endpoint
}

/** Whether an endpoint asked for events of this type. */
export function wants(endpoint: WebhookEndpoint, event: StandInEvent): boolean {
  return endpoint.enabled_events.includes('*') || endpoint.enabled_events.includes(event.type)
}
