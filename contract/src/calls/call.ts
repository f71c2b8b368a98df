import * as z from 'zod'
import type { Access } from '../access.ts'
import type { ErrorCode } from '../errors.ts'
import { email, id, page } from '../fields.ts'
import { modified, replaced, withSeenVersion, withVersion } from '../responses.ts'

/** One call of the API: who may make it, what it takes and returns, and which errors it has of its own. */
export interface Call {
  summary: string
  access: Access
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** How the body travels when it is not JSON. */
  bodyType?: 'multipart' | 'raw'
  /** What a body has at most, where `limits.bodyKilobytes` is too little for all that the schema takes. */
  bodyKilobytes?: number
  response: z.ZodType
  paged?: true
  /** Seconds for which the CDN may cache the response; absent: it may not be cached. */
  cdnSeconds?: number
  /**
   * A read that harms nobody when it trusts a role that is a few seconds old; every other call reads the role of its
   * caller. Never set where money, stock or roles change or are decided.
   */
  recentRole?: true
  /** Made from what the instance keeps in memory and keeps current: not kept a second time as a response. */
  live?: true
  /**
   * Calls a minute from one account, else from one address; admins are not counted. Reads are counted in each instance
   * by itself, because counting in the database would cost more than the call.
   */
  perMinute?: number
  /** Why a call that others than admins may make has no limit. */
  unlimited?: string
  /** The status of a response that is no error and not 200 either. */
  statusOf?: (response: unknown) => 200 | 503
  /** Set where a successful call changes no public list, or a stock alone, as sales in other instances do: cached copies stay for their seconds. */
  keepsPublicLists?: true
  /** A step of buying: off during maintenance, except for admins. */
  buying?: true
  /** Beyond those that every call of this access can meet. */
  errors?: readonly ErrorCode[]
}

export const sharedErrors = {
  payable: ['order_already_paid', 'order_expired', 'order_not_payable'],
  /** Of what gets another price, or its first. */
  priced: ['delivery_not_possible', 'amount_not_payable'],
  /** Of what ends in a refund. */
  refunding: ['order_not_paid', 'refund_not_possible', 'payment_provider_failed', 'busy'],
} as const

export const byId = z.object({ id })
/** Names the account that the call is about; whose it may be is a matter of its access. */
export const byEmail = z.object({ email })
export const aPage = z.object(page)

/** A read for admins that harms nobody when it trusts a role that is a few seconds old. */
export const adminRead = { access: 'admin', recentRole: true } as const

/** An admin's change of one document, which says whether it changed anything unless another response is given. */
export const adminChange = {
  access: 'admin',
  params: byId,
  response: modified,
  errors: ['not_found', 'busy'],
} as const

/** A read of the caller's own that harms nobody when it is a few seconds old. */
export const ownRead = { access: 'signed in', recentRole: true, perMinute: 120 } as const

/** A change of the caller's address book. */
export const ownAddress = { access: 'signed in', keepsPublicLists: true, perMinute: 30 } as const

export const ofOrder = { access: 'owner or admin', params: byId } as const

export const listOf = <Item extends z.ZodType>(item: Item) =>
  ({ response: z.array(item), paged: true }) as const

/** A list for admins, of which a query asks for a page. */
export const adminList = <Query extends z.ZodObject, Item extends z.ZodType>(query: Query, item: Item) =>
  ({ ...adminRead, query, ...listOf(item) }) as const

export const settingsOf = <Shape extends z.ZodRawShape>(settings: z.ZodObject<Shape>) =>
  ({ ...adminRead, response: settings.extend(withVersion) }) as const

/** Settings that admins replace as a whole, if they are still of the version that was read. */
export const replacing = <Shape extends z.ZodRawShape>(settings: z.ZodObject<Shape>) =>
  ({
    access: 'admin',
    body: settings.extend(withSeenVersion),
    response: replaced,
    errors: ['settings_changed', 'busy'],
  }) as const
