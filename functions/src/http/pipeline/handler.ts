import type { Call, calls, ResponseOf } from '@wood-master/contract/calls'
import type { CallName } from '@wood-master/contract/routes'
import type * as z from 'zod'
import type { Caller, VerifiedIdentity } from '../../domain/accounts/account.ts'
import type { Keyed } from '../../domain/asked.ts'
import type { Page } from '../../domain/stores.ts'

type CallOf<Name extends CallName> = (typeof calls)[Name]

type Read<Name extends CallName, Part extends 'params' | 'query' | 'body'> =
  CallOf<Name> extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

type CallerOf<Name extends CallName> = CallOf<Name>['access'] extends 'anyone' | 'Stripe'
  ? undefined
  : CallOf<Name>['access'] extends 'verified sign-in'
    ? VerifiedIdentity
    : CallOf<Name>['access'] extends 'anyone, or the owner'
      ? Caller | undefined
      : Caller

/** A call after its caller was let in and its parts were read by the contract's schemas. */
export interface Incoming<Name extends CallName> {
  params: Read<Name, 'params'>
  query: Read<Name, 'query'>
  body: Read<Name, 'body'>
  /** The mark of what a body with a key asks for, to be kept with what is done. */
  asked: Keyed['asked']
  caller: CallerOf<Name>
  token: string
  rawBody: Buffer
  header: (name: string) => string | undefined
  /** Where the request comes from: of one address or IPv6 network always the same, and unreadable. */
  network: string
  now: Date
}

type Result<Name extends CallName> =
  CallOf<Name> extends { paged: true }
    ? ResponseOf<Name> extends (infer Item)[]
      ? Page<Item>
      : never
    : ResponseOf<Name>

/** Reads, calls one use case, responds. What it throws goes to the one error handler. */
type Handler<Name extends CallName> = (incoming: Incoming<Name>) => Promise<Result<Name>>

export type Handlers = { [Name in CallName]: Handler<Name> }

/** The same with its types erased, for the one place that joins calls and handlers. */
export interface Registration {
  name: CallName
  call: Call
  handle: (incoming: Incoming<never>) => Promise<unknown>
}
