import { z } from 'zod'
import { anObject, flag, id, metadata, text, time } from './parts.ts'
import { charge, paymentIntent } from './payments.ts'
import { dispute, refund } from './refunds.ts'

export const event = z.strictObject({
  id,
  object: z.literal('event'),
  account: text.optional(),
  api_version: text.nullable().optional(),
  context: text.optional(),
  created: time,
  data: z.strictObject({
    object: z.discriminatedUnion('object', [paymentIntent, charge, refund, dispute]),
    previous_attributes: anObject.optional(),
  }),
  livemode: flag,
  pending_webhooks: z.int(),
  request: z.looseObject({ id: text.nullable(), idempotency_key: text.nullable() }).nullable().optional(),
  type: text,
})

export const webhookEndpoint = z.strictObject({
  id,
  object: z.literal('webhook_endpoint'),
  api_version: z.string().nullable().optional(),
  application: text.nullable().optional(),
  created: time,
  description: text.nullable().optional(),
  enabled_events: z.array(text),
  livemode: flag,
  metadata,
  /** In the response to its creation only. */
  secret: text.optional(),
  status: z.enum(['enabled', 'disabled']),
  url: text,
})
