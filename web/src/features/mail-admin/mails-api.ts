import type { BodyOf, QueryOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'

export type Mail = ResponseOf<'listMails'>[number]
export type MailQuery = NonNullable<QueryOf<'listMails'>>
export type MailSettings = ResponseOf<'getMailSettings'>

/** One page of the shop's mails, newest first. Throws `ApiError`. */
export function findMails(query: MailQuery, signal?: AbortSignal) {
  return api.list('listMails', { query, ...(signal ? { signal } : {}) })
}

/** Sends a copy. Throws `ApiError`: `not_found`, `mail_not_finished`. */
export async function resendMail(id: string): Promise<void> {
  await api.call('resendMail', { params: { id } })
}

/** Throws `ApiError`. */
export function getMailSettings(signal?: AbortSignal): Promise<MailSettings> {
  return api.call('getMailSettings', signal ? { signal } : {})
}

/** Replaces them and returns their new version. Throws `ApiError`: `invalid_request`, `settings_changed`. */
export async function saveMailSettings(body: BodyOf<'saveMailSettings'>): Promise<string> {
  return (await api.call('saveMailSettings', { body })).version
}
