import type { ResponseOf } from '@wood-master/contract/calls'
import * as m from '#texts/mail-admin.ts'

export type Mail = ResponseOf<'listMails'>[number]
export type MailSettings = ResponseOf<'getMailSettings'>

export const stateNames: Record<Mail['state'], string> = {
  PENDING: m.statePending(),
  PROCESSING: m.stateProcessing(),
  SUCCESS: m.stateSuccess(),
  ERROR: m.stateError(),
}

export const stateParam = 'state'

export const stateChoices = {
  '': m.all(),
  PENDING: stateNames.PENDING,
  SUCCESS: stateNames.SUCCESS,
  ERROR: stateNames.ERROR,
}

const isState = (text: string): text is Mail['state'] => Object.hasOwn(stateNames, text)

export function readMailFilter(search: URLSearchParams): { state?: Mail['state']; email?: string } {
  const state = search.get(stateParam) ?? ''
  const email = search.get('email')
  if (email) return { email }
  return isState(state) ? { state } : {}
}
