import type { QueryOf, ResponseOf } from '@wood-master/contract/calls'

export type Mail = ResponseOf<'listMails'>[number]
export type MailQuery = NonNullable<QueryOf<'listMails'>>
export type MailSettings = ResponseOf<'getMailSettings'>
