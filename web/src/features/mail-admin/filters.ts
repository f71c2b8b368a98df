import * as m from '#texts/mail-admin.ts'
import type { Mail, MailQuery } from './mails-api.ts'
import { stateNames } from './state-names.ts'

export const stateParam = 'state'

export const stateChoices = {
  '': m.all(),
  PENDING: stateNames.PENDING,
  SUCCESS: stateNames.SUCCESS,
  ERROR: stateNames.ERROR,
}

const isState = (text: string): text is Mail['state'] => Object.hasOwn(stateNames, text)

export function readMailFilter(search: URLSearchParams): Pick<MailQuery, 'state' | 'email'> {
  const state = search.get(stateParam) ?? ''
  const email = search.get('email')
  if (email) return { email }
  return isState(state) ? { state } : {}
}
