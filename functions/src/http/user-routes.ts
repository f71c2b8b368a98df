import { mintToken } from '../domain/membership/mint-token.ts'
import type { Shop } from '../domain/ports.ts'
import type { Handlers } from './handler.ts'

type UserCalls = 'mintToken' | 'isAdmin'

export function userRoutes(shop: Shop): Handlers<UserCalls> {
  return {
    async mintToken({ caller, token, now }) {
      return { token: await mintToken(shop, caller, token, now) }
    },

    async isAdmin({ params, caller }) {
      if (params.email === caller.email) return { admin: caller.role === 'admin' }
      return { admin: (await shop.members.findByEmail(params.email))?.role === 'admin' }
    },
  }
}
