import { releaseTrains, trainOf } from '../api-version.ts'
import { newId, randomLetters } from '../ledger/ids.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { StandInEvent, WebhookEndpoint } from '../ledger/objects.ts'
import type { Work } from '../payments/work.ts'
import type { Params } from '../wire/params.ts'
import { found, invalidParameter, missingParameter } from '../wire/stripe-error.ts'
import { isEventName } from './event-names.ts'

/** Registers an endpoint; only the response to this call shows its signing secret. */
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

function urlOf(params: Params): string {
  const url = params.requiredText('url')
  if (URL.canParse(url)) return url
  const message = 'Invalid URL: An explicit scheme (such as https) must be provided.'
  throw invalidParameter(message, 'url', 'url_invalid')
}

function eventsOf(params: Params): string[] {
  const names = params.texts('enabled_events')
  if (names.length === 0) throw missingParameter('enabled_events')
  for (const [index, name] of names.entries()) {
    if (name === '*' || isEventName(name)) continue
    const message = `Invalid enabled_events[${index}]: must be one of Stripe's event names or *, and is '${name}'.`
    throw invalidParameter(message, `enabled_events[${index}]`)
  }
  return names
}

function versionOf(params: Params): string | null {
  const version = params.text('api_version')
  if (version === null || releaseTrains.includes(trainOf(version) ?? '')) return version
  const message = `Invalid Stripe API version: ${version}. paper-till sends events of the release trains '${releaseTrains.join("' and '")}' only.`
  throw invalidParameter(message, 'api_version')
}

export function createWebhookEndpoint(work: Work, params: Params): WebhookEndpoint {
  params.onlyKnown('url enabled_events description api_version metadata', 'connect')
  const url = urlOf(params)
  const enabled_events = eventsOf(params)
  const api_version = versionOf(params)
  return addEndpoint(work.ledger, work.now, {
    url,
    secret: `whsec_${randomLetters(32)}`,
    enabled_events,
    api_version,
    description: params.text('description'),
    metadata: params.metadata('metadata'),
  })
}

export const findWebhookEndpoint = (work: Work, id: string) =>
  found(work.ledger.webhookEndpoints, id, 'webhook endpoint', 'id')

export function updateWebhookEndpoint(work: Work, params: Params, id: string): WebhookEndpoint {
  params.onlyKnown('url enabled_events description metadata disabled')
  const endpoint = findWebhookEndpoint(work, id)
  const url = params.has('url') ? urlOf(params) : endpoint.url
  const events = params.has('enabled_events') ? eventsOf(params) : endpoint.enabled_events
  const metadata = params.metadata('metadata', endpoint.metadata)
  const disabled = params.has('disabled') ? params.flag('disabled') : endpoint.status === 'disabled'
  Object.assign(endpoint, { url, enabled_events: events, metadata })
  endpoint.status = disabled ? 'disabled' : 'enabled'
  if (params.has('description')) endpoint.description = params.text('description')
  return withoutSecret(endpoint)
}

export function deleteWebhookEndpoint(work: Work, id: string) {
  const { object } = findWebhookEndpoint(work, id)
  work.ledger.webhookEndpoints.delete(id)
  return { id, object, deleted: true }
}

export function withoutSecret({ secret: _secret, ...endpoint }: WebhookEndpoint): WebhookEndpoint {
  return endpoint
}

/** Whether an endpoint asked for events of this type. */
export function wants(endpoint: WebhookEndpoint, event: StandInEvent): boolean {
  const { enabled_events: names, status } = endpoint
  return status === 'enabled' && (names.includes('*') || names.includes(event.type))
}
