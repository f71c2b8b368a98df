import { describe, expect, it } from 'vitest'
import type { Account } from '../domain/accounts/account.ts'
import type { AccountStore } from '../domain/accounts/account-store.ts'
import { withRole } from '../domain/accounts/change-account.ts'
import { recentAccounts } from './recent-accounts.ts'

const lifeMs = 5_000
const eve: Account = { uid: 'eve', email: 'eve@wood-master.test', role: 'admin', createdAt: new Date(0) }
const by = { uid: 'ada', email: 'ada@wood-master.test' }
const { role: _, ...demoted } = eve

interface State {
  stored: Account | undefined
  reads: number
  time: number
  beforeRead: () => Promise<void>
}

/** An instance whose database has one account, with a clock that stands still. */
function instance() {
  const state: State = { stored: eve, reads: 0, time: 0, beforeRead: async () => {} }
  const store: AccountStore = {
    async find() {
      state.reads++
      const found = state.stored
      await state.beforeRead()
      return found
    },
    findByEmail: async () => state.stored,
    findWithRole: async () => state.stored,
    formerOwners: async () => [],
    list: async () => ({ items: [] }),
    async register(_uid, rule) {
      const account = rule(state.stored)
      state.stored = account
      return account
    },
    async change(_uid, rule) {
      state.stored = state.stored && rule(state.stored)
      return true
    },
    pastRoles: async () => [],
    async changeRole(change) {
      state.stored = state.stored && withRole(state.stored, change, 2)
      return true
    },
  }
  return { state, accounts: recentAccounts(store, () => new Date(state.time), lifeMs) }
}

const demotion = { uid: 'eve', to: undefined, by, changeId: 'change', now: new Date(0) }

describe('an account that was read some seconds ago', () => {
  it('is remembered for as long, and read by everything else', async () => {
    const { state, accounts } = instance()
    await accounts.findRecent('eve')
    state.time = lifeMs - 1
    expect(await accounts.findRecent('eve')).toBe(eve)
    expect(state.reads).toBe(1)
    await accounts.find('eve')
    expect(state.reads).toBe(2)
  })

  it('is forgotten when another instance may have changed it for as long', async () => {
    const { state, accounts } = instance()
    await accounts.findRecent('eve')
    state.stored = demoted
    expect(await accounts.findRecent('eve')).toBe(eve)
    state.time = lifeMs
    expect(await accounts.findRecent('eve')).toBe(demoted)
  })

  it('is known anew to whoever reads it in between', async () => {
    const { state, accounts } = instance()
    await accounts.findRecent('eve')
    state.stored = demoted
    await accounts.find('eve')
    expect(await accounts.findRecent('eve')).toBe(demoted)
  })

  it.each<[string, (accounts: AccountStore) => Promise<unknown>]>([
    ['a demotion', (accounts) => accounts.changeRole(demotion)],
    ['a change', (accounts) => accounts.change('eve', () => demoted)],
    ['a sign-in', (accounts) => accounts.register('eve', () => demoted)],
  ])('is forgotten at once by %s in the same instance', async (_what, change) => {
    const { accounts } = instance()
    await accounts.findRecent('eve')
    await change(accounts)
    expect((await accounts.findRecent('eve'))?.role).toBeUndefined()
  })

  it('is not remembered as it was before a change that came while it was read', async () => {
    const { state, accounts } = instance()
    state.beforeRead = async () => {
      state.beforeRead = async () => {}
      await accounts.changeRole(demotion)
    }
    await accounts.findRecent('eve')
    expect(await accounts.findRecent('eve')).toEqual(demoted)
  })

  it('is forgotten by a change that failed, because it may have been made', async () => {
    const { state, accounts } = instance()
    await accounts.findRecent('eve')
    const failing = accounts.change('eve', () => {
      throw new Error('lost')
    })
    await expect(failing).rejects.toThrow('lost')
    await accounts.findRecent('eve')
    expect(state.reads).toBe(2)
  })
})

it.each<[string, Account | undefined]>([
  ['an account that is not there', undefined],
  ['an account that the owner of its email may still take over', { ...eve, unverifiedSignIn: new Date(0) }],
])('never remembers %s', async (_, stored) => {
  const { state, accounts } = instance()
  state.stored = stored
  await accounts.findRecent('eve')
  await accounts.findRecent('eve')
  expect(state.reads).toBe(2)
})
