import { describe, expect, it } from 'vitest'
import type { Account } from './account.ts'
import { withRole } from './change-account.ts'

const ada: Account = {
  uid: 'ada',
  email: 'ada@wood-master.test',
  createdAt: new Date('2026-01-05T12:00:00Z'),
}
const admin: Account = { ...ada, role: 'admin', promotedBy: 'eve@wood-master.test' }
const by = { uid: 'eve', email: 'eve@wood-master.test' }

describe('withRole', () => {
  it('promotes, and keeps who did it', () => {
    expect(withRole(ada, { to: 'admin', by }, 1)).toEqual(admin)
  })

  it('demotes while another admin is left', () => {
    expect(withRole(admin, { to: undefined, by }, 2)).toEqual(ada)
  })

  it('never demotes the last admin', () => {
    expect(() => withRole(admin, { to: undefined, by }, 1)).toThrow(
      expect.objectContaining({ code: 'last_admin' }),
    )
  })

  it('gives another role, takes it, and makes the last admin nothing else', () => {
    const packer = { ...admin, role: 'packer' as const }
    expect(withRole(ada, { to: 'packer', by }, 1)).toEqual(packer)
    expect(withRole(packer, { to: undefined, by }, 1)).toEqual(ada)
    expect(() => withRole(admin, { to: 'packer', by }, 1)).toThrow(
      expect.objectContaining({ code: 'last_admin' }),
    )
  })

  it.each([
    [ada, undefined],
    [admin, 'admin'],
  ] as const)('changes nothing when the account has that role already', (account, to) => {
    expect(withRole(account, { to, by }, 1)).toBeUndefined()
  })
})
