import { describe, expect, it } from 'vitest'
import { inLanguage } from '../language.ts'
import type { Account, VerifiedIdentity } from './account.ts'
import type { AccountStore } from './account-store.ts'
import { isSessionOfOwner, isTakeOver, registerAccount, registered } from './sign-in.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute))
const identity = (said: Partial<VerifiedIdentity>): VerifiedIdentity => ({
  uid: 'u',
  email: 'owner@wood-master.test',
  signInMethod: 'password',
  emailVerified: false,
  signedInAt: at(0),
  ...said,
})
const google = (minute: number) =>
  identity({ signInMethod: 'google.com', emailVerified: true, signedInAt: at(minute), name: 'The owner' })

const squatter = (): Account => ({
  ...registered(identity({ name: 'A squatter' }), undefined, at(0)),
  phone: '555',
  role: 'admin',
})

describe('an email that was registered with a password and never proven', () => {
  it('starts anew when its owner signs in with Google', () => {
    expect(isTakeOver(google(9), squatter())).toBe(true)
    const account = registered(google(9), squatter(), at(10))
    expect(account).toMatchObject({ name: 'The owner', takenOverAt: at(10), sessionsFrom: at(10) })
    expect([account.role, account.phone, account.unverifiedSignIn]).toEqual([undefined, undefined, undefined])
    expect(isSessionOfOwner(account, { signedInAt: at(0) })).toBe(false)
    expect(isSessionOfOwner(account, { signedInAt: at(10) })).toBe(false)
    expect(isSessionOfOwner(account, { signedInAt: at(11) })).toBe(true)
  })

  it("stays the owner's when the squatter comes back with an old token", () => {
    const account = registered(google(9), squatter(), at(10))
    expect(registered(identity({}), account, at(11))).toBe(account)
  })

  it('is not proven by an old session that says so after the owner came to the identity service', () => {
    const refreshed = identity({ emailVerified: true, signedInAt: at(0) })
    const account = registered(refreshed, squatter(), at(5))
    expect(isTakeOver(google(9), account)).toBe(true)
  })

  it('is proven at once by the link, in the session that has the password still', () => {
    const refreshed = identity({ emailVerified: true, hasPassword: true, signedInAt: at(0) })
    const account = registered(refreshed, squatter(), at(5))
    expect(account).toMatchObject({ phone: '555', sessionsFrom: at(0) })
    expect(account.unverifiedSignIn).toBeUndefined()
  })

  it('starts anew when its owner chose another password by the link in a mail', () => {
    const owner = identity({
      emailVerified: true,
      hasPassword: true,
      sessionsEndedAt: at(4),
      signedInAt: at(5),
    })
    expect(isTakeOver(owner, squatter())).toBe(true)
    const account = registered(owner, squatter(), at(6))
    expect([account.role, account.phone, account.takenOverAt]).toEqual([undefined, undefined, at(6)])
  })

  it('stays unproven, and sessions from before end, when whoever registered it changes the password', () => {
    const changed = identity({ sessionsEndedAt: at(4), signedInAt: at(5) })
    const account = registered(changed, squatter(), at(5))
    expect(account).toMatchObject({ unverifiedSignIn: at(5), sessionsFrom: at(4) })
    const proven = identity({
      emailVerified: true,
      hasPassword: true,
      sessionsEndedAt: at(4),
      signedInAt: at(7),
    })
    expect(isTakeOver(proven, account)).toBe(false)
    expect(registered(proven, account, at(7))).toMatchObject({ phone: '555', sessionsFrom: at(7) })
  })

  it('is unproven also where another provider says so', () => {
    expect(registered(identity({ signInMethod: 'github.com' }), undefined, at(0))).toMatchObject({
      unverifiedSignIn: at(0),
    })
  })

  it('is proven by a password again after the link in the mail, and then keeps everything', () => {
    const later = identity({ emailVerified: true, signedInAt: at(5) })
    const account = registered(later, squatter(), at(5))
    expect(isTakeOver(google(9), account)).toBe(false)
    expect(registered(google(9), account, at(9))).toEqual(account)
    expect(account.phone).toBe('555')
  })
})

it('lets nobody in with a session from before the account was first seen', () => {
  const account = registered(google(9), undefined, at(9))
  expect(isSessionOfOwner(account, { signedInAt: at(8) })).toBe(false)
  expect(isSessionOfOwner(account, { signedInAt: at(9) })).toBe(true)
})

it('keeps everything of a proven email when its password is forgotten, and ends the sessions', () => {
  const proven = { ...registered(google(1), undefined, at(1)), phone: '555' }
  const again = identity({
    emailVerified: true,
    hasPassword: true,
    sessionsEndedAt: at(8),
    signedInAt: at(9),
  })
  expect(isTakeOver(again, proven)).toBe(false)
  const account = registered(again, proven, at(9))
  expect(account).toEqual({ ...proven, sessionsFrom: at(8) })
  expect(isSessionOfOwner(account, { signedInAt: at(1) })).toBe(false)
})

it('leaves accounts alone that were stored before any of this was noted', () => {
  const old: Account = { uid: 'u', email: 'owner@wood-master.test', createdAt: at(0), phone: '555' }
  expect(registered(google(9), old, at(9))).toEqual(old)
})

it("keeps the language of a new owner's page with the account, and returns an unchanged account as itself", async () => {
  const storing = (known: Account | undefined): { accounts: AccountStore } => ({
    accounts: {
      register: async (_: string, rule: (known?: Account) => Account) => rule(known),
    } as AccountStore,
  })
  const inFrench = (known: Account | undefined) =>
    inLanguage('fr', () => registerAccount(storing(known), google(9), at(10)))
  const account = await inFrench(undefined)
  expect(account.locale).toBe('fr')
  expect((await inFrench({ ...squatter(), locale: 'de' })).locale).toBe('fr')
  const english: Account = { ...account, locale: undefined }
  expect(await inFrench(english)).toBe(english)
})
