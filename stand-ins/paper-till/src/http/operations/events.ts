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
import { invalidParameter, noSuch } from '../../wire/stripe-error.ts'
import { deletes, lists, type Operation, posts, retrieves } from './operation.ts'

/** The event types that a list asks for, `charge.*` for all that begin so. */
function typesOf(params: Params): string[] {
  const [one, several] = [params.text('type'), params.texts('types')]
  if (one !== null && several.length > 0) {
    throw invalidParameter('You may only specify one of these parameters: type, types.', 'types')
  }
  return one === null ? several : [one]
}

const fits = (wanted: string, type: string) =>
  wanted === type || (wanted.endsWith('*') && type.startsWith(wanted.slice(0, -1)))

const path = '/v1/webhook_endpoints'
const endpoint = 'webhook_endpoint'

export const eventOperations: Operation[] = [
  {
    method: 'get',
    path: '/v1/events',
    kind: 'event',
    returns: 'list',
    run: ({ ledger }, params) => {
      params.onlyKnown([...listParams, 'type', 'types', 'delivery_success'])
      const types = typesOf(params)
      const delivered = params.has('delivery_success') ? params.flag('delivery_success') : null
      const page = listResponse(
        ledger.events.values(),
        params,
        'event',
        '/v1/events',
        ({ type, pending_webhooks }) =>
          (types.length === 0 || types.some((wanted) => fits(wanted, type))) &&
          (delivered === null || (pending_webhooks === 0) === delivered),
      )
      return { ...page, data: page.data.map(openedEvent) }
    },
  },
  {
    method: 'get',
    path: '/v1/events/:id',
    kind: 'event',
    returns: 'object',
    run: ({ ledger }, params, id) => {
      params.onlyKnown([])
      const event = ledger.events.get(id)
      if (!event) throw noSuch('event', id, 'id', 'path')
      return openedEvent(event)
    },
  },
  posts(path, endpoint, createWebhookEndpoint, { mayBeEmpty: ['description', 'metadata'] }),
  lists({
    path,
    kind: endpoint,
    entries: ({ webhookEndpoints }) => [...webhookEndpoints.values()].map(withoutSecret),
  }),
  retrieves(`${path}/:id`, endpoint, (work, id) => withoutSecret(findWebhookEndpoint(work, id))),
  posts(`${path}/:id`, endpoint, (work, params, id) => updateWebhookEndpoint(work, id, params)),
  deletes(`${path}/:id`, endpoint, (work, _params, id) => deleteWebhookEndpoint(work, id)),
]
