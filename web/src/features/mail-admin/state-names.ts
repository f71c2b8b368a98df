import * as m from '#texts/mail-admin.ts'
import type { Mail } from './mails-api.ts'

export const stateNames: Record<Mail['state'], string> = {
  PENDING: m.statePending(),
  PROCESSING: m.stateProcessing(),
  SUCCESS: m.stateSuccess(),
  ERROR: m.stateError(),
}
