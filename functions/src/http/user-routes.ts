import { changeProfile } from '../domain/membership/change-profile.ts'
import { changeRole } from '../domain/membership/change-role.ts'
import { mintToken } from '../domain/membership/mint-token.ts'
import type { Shop } from '../domain/ports.ts'
import { pageAnswer, userAnswer } from './answers.ts'
import type { Handlers } from './handler.ts'

type UserCalls = 'mintToken' | 'listUsers' | 'isAdmin' | 'promote' | 'demote' | 'getProfile' | 'changeProfile'

export function userRoutes(shop: Shop): Handlers<UserCalls> {
  return {
    async mintToken({ caller, token, now }) {
      return { token: await mintToken(shop, caller, token, now) }
    },

    async listUsers({ query }) {
      return pageAnswer(await shop.members.list(query), userAnswer)
    },

    async isAdmin({ params, caller }) {
      if (params.email === caller.email) return { admin: caller.role === 'admin' }
      return { admin: (await shop.members.findByEmail(params.email))?.role === 'admin' }
    },

    async promote({ params, caller: by, now }) {
      const change = { email: params.email, to: 'admin', by, changeId: shop.newId(), now } as const
      return { modifiedCount: (await changeRole(shop, change)) ? 1 : 0 }
    },

    async demote({ params, caller: by, now }) {
      const change = { email: params.email, to: undefined, by, changeId: shop.newId(), now }
      return { modifiedCount: (await changeRole(shop, change)) ? 1 : 0 }
    },

    async getProfile({ query, caller }) {
      const own = query.email === caller.email
      const member = own ? await shop.members.find(caller.uid) : await shop.members.findByEmail(query.email)
      return member ? [userAnswer(member)] : []
    },

    async changeProfile({ params, body, caller }) {
      const { name, img, education, location, phone, profLink, linkedin } = body
      const profile = { name, img, education, location, phone, linkedin: profLink ?? linkedin }
      await changeProfile(shop, { email: params.email, caller, profile })
      return { acknowledged: true }
    },
  }
}
