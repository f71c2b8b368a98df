import { type Call, calls } from '@wood-master/contract/calls'
import type { CallName } from '@wood-master/contract/routes'
import { Router } from 'express'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Caller } from '../../domain/accounts/account.ts'
import { assertCheckable, assertOwnEmail } from './access.ts'
import { type RouteContext, registerRoute } from './register-route.ts'

const shopper: Caller = { uid: 'ada', email: 'ada@wood-master.test', role: 'shopper' }
const admin: Caller = { uid: 'eve', email: 'eve@wood-master.test', role: 'admin' }
const own = { query: { email: shopper.email } }
const recentRoleOf = ({ recentRole }: Call) => recentRole
const forbidden = expect.objectContaining({ code: 'forbidden' })

describe('a call for its own email', () => {
  const { getProfile } = calls
  const withQuery = (query: Call['query']): Call => ({ ...getProfile, query })

  it.each([
    ['no schema at all', undefined],
    ['a schema without an email', z.object({ mail: z.string() })],
    ['a schema whose email may be left out', z.object({ email: z.string().optional() })],
    ['a schema whose email has a default', z.object({ email: z.string().default('') })],
  ])('cannot be registered with %s', (_, query) => {
    const router = Router()
    const registration = { name: 'getProfile', call: withQuery(query), handle: async () => [] } as const
    expect(() => registerRoute(router, registration, {} as RouteContext)).toThrow('requires an email')
    expect(router.stack).toHaveLength(0)
  })

  it.each(Object.keys(calls) as CallName[])('can be checked in the contract: %s', (name) => {
    expect(() => assertCheckable(name, calls[name])).not.toThrow()
  })
})

it('only calls for anyone may be kept by a CDN', () => {
  expect(() => assertCheckable('listOrders', { ...calls.listOrders, cdnSeconds: 1 })).toThrow('CDN')
})

describe('assertOwnEmail', () => {
  it('lets the account itself in', () => {
    expect(() => assertOwnEmail('own email only', shopper, own)).not.toThrow()
  })

  it('lets an admin name others only where an admin may', () => {
    expect(() => assertOwnEmail('own email or admin', admin, own)).not.toThrow()
    expect(() => assertOwnEmail('own email only', admin, own)).toThrow(forbidden)
    expect(() => assertOwnEmail('verified sign-in', admin, own)).toThrow(forbidden)
  })

  it.each(['own email or admin', 'own email only', 'verified sign-in'] as const)(
    "keeps everybody out where '%s' counts and no email is named",
    (access) => {
      expect(() => assertOwnEmail(access, admin, {})).toThrow(forbidden)
    },
  )

  it('compares every email that is named', () => {
    const parts = { params: { email: shopper.email }, body: { email: admin.email } }
    expect(() => assertOwnEmail('own email or admin', shopper, parts)).toThrow(forbidden)
  })
})

describe('a call that trusts a role of some seconds ago', () => {
  const call: Call = { ...calls.promote, recentRole: true }

  it('cannot be registered when it changes something', () => {
    const registration = { name: 'promote', call, handle: async () => ({}) } as const
    const router = Router()
    expect(() => registerRoute(router, registration, {} as RouteContext)).toThrow('changes something')
    expect(router.stack).toHaveLength(0)
  })

  it('is none about roles, money or stock that is decided now', () => {
    const careful = ['isAdmin', 'getOrder', 'getInvoices', 'listCards', 'listOwnOrders'] as const
    expect(careful.map((name: CallName) => recentRoleOf(calls[name]))).toEqual(careful.map(() => undefined))
  })
})
