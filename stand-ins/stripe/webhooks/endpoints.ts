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
  given: { url: string; secret: string; events: string[]; description?: string | null },
): WebhookEndpoint {
  const endpoint: WebhookEndpoint = {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created: now,
    description: given.description ?? null,
    enabled_events: given.events,
    livemode: false,
    metadata: {},
    secret: given.secret,
    status: 'enabled',
    url: given.url,
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
  const events = params.texts('enabled_events')
  if (events.length === 0) {
    throw invalidParameter('Missing required param: enabled_events.', 'enabled_events', 'parameter_missing')
  }
  const secret = `whsec_${randomLetters(32)}`
  return addEndpoint(work.ledger, work.now, { url, secret, events, description: params.text('description') })
}

export function withoutSecret({ secret: _secret, ...endpoint }: WebhookEndpoint): WebhookEndpoint {
  return endpoint
}

/** Whether an endpoint asked for events of this type. */
export function wants(endpoint: WebhookEndpoint, event: StandInEvent): boolean {
  return endpoint.enabled_events.includes('*') || endpoint.enabled_events.includes(event.type)
}
