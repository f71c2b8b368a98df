import type { ResponseOf } from '@wood-master/contract/calls'
import * as m from '#texts/mail-admin.ts'

export type Mail = ResponseOf<'listMails'>[number]
export type MailSettings = ResponseOf<'getMailSettings'>

const states: Mail['state'][] = ['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR']

export const stateParam = 'state'

export const stateChoices = {
  '': m.all(),
  PENDING: m.state_PENDING(),
  SUCCESS: m.state_SUCCESS(),
  ERROR: m.state_ERROR(),
}

export function readMailFilter(search: URLSearchParams): { state?: Mail['state']; email?: string } {
  const state = states.find((one) => one === search.get(stateParam))
  const email = search.get('email')
  if (email) return { email }
  return state ? { state } : {}
}
