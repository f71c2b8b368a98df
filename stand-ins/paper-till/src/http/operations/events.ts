import { openedEvent } from '../../ledger/objects.ts'
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  findWebhookEndpoint,
  updateWebhookEndpoint,
  withoutSecret,
} from '../../webhooks/endpoints.ts'
import { listParams, listResponse } from '../../wire/list.ts'
import type { Params } from '../../wire/params.ts'
import { found, invalidParameter } from '../../wire/stripe-error.ts'
import { deletes, lists, type Operation, posts, retrieves } from './operation.ts'

/** Whether an event is of the types that a list asks for (`charge.*` for all that begin so), and has arrived as it asks. */
function fitsOf(params: Params) {
  const [one, several] = [params.text('type'), params.texts('types')]
  if (one !== null && several.length > 0) {
    throw invalidParameter('You may only specify one of these parameters: type, types.', 'types')
  }
  const wanted = one === null ? several : [one]
  const delivered = params.has('delivery_success') ? params.flag('delivery_success') : null
  const isOf = (type: string) => (name: string) =>
    name === type || (name.endsWith('*') && type.startsWith(name.slice(0, -1)))
  return ({ type, pending_webhooks }: { type: string; pending_webhooks: number }) =>
    (wanted.length === 0 || wanted.some(isOf(type))) &&
    (delivered === null || (pending_webhooks === 0) === delivered)
}

const path = '/v1/webhook_endpoints'
const endpoint = 'webhook_endpoint'

export const eventOperations: Operation[] = [
  {
    method: 'get',
    path: '/v1/events',
    kind: 'event',
    returns: 'list',
    run: ({ ledger }, params) => {
      params.onlyKnown(`${listParams} type types delivery_success`)
      const page = listResponse(ledger.events.values(), params, 'event', '/v1/events', fitsOf(params))
      return { ...page, data: page.data.map(openedEvent) }
    },
  },
  retrieves('/v1/events/:id', 'event', ({ ledger }, id) =>
    openedEvent(found(ledger.events, id, 'event', 'id')),
  ),
  posts(path, endpoint, createWebhookEndpoint, { mayBeEmpty: 'description metadata' }),
  lists({
    path,
    kind: endpoint,
    entries: ({ webhookEndpoints }) => [...webhookEndpoints.values()].map(withoutSecret),
  }),
  retrieves(`${path}/:id`, endpoint, (work, id) => withoutSecret(findWebhookEndpoint(work, id))),
  posts(`${path}/:id`, endpoint, updateWebhookEndpoint),
  deletes(`${path}/:id`, endpoint, deleteWebhookEndpoint),
]
