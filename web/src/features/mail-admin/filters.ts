import type { Mail, MailQuery } from './mails-api.ts'
import { stateNames } from './messages.ts'

export const stateParam = 'state'

export const stateChoices = {
  '': 'All',
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
