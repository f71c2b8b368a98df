import { listMessagesQuery, message, messageDeletion, messageMark, newMessage } from '../contact.ts'
import { listMailsQuery, mail, mailSettings, messageReply } from '../mails.ts'
import { deleted, inserted } from '../responses.ts'
import { adminChange, adminList, type Call, replacing, settingsOf } from './call.ts'

export const messageCalls = {
  sendMessage: {
    summary: 'Write to the shop',
    access: 'anyone',
    body: newMessage,
    response: inserted,
    keepsPublicLists: true,
    perMinute: 5,
    errors: ['busy'],
  },
  listMessages: {
    summary: 'Messages from the contact form, newest first',
    ...adminList(listMessagesQuery, message),
  },
  markMessage: {
    summary: 'Mark a message as read or answered',
    ...adminChange,
    body: messageMark,
  },
  deleteMessage: {
    summary: 'Delete a message for good; the record of it keeps the reason and nothing of the message',
    ...adminChange,
    body: messageDeletion,
    response: deleted,
  },

  replyToMessage: {
    summary: 'Answer a message by mail; the same key answers once. The message counts as read and answered',
    ...adminChange,
    body: messageReply,
    errors: ['not_found', 'reply_not_possible', 'busy'],
  },

  listMails: {
    summary:
      'Mails of the shop, newest first: all of them, those of an order, those to a person or about one, or those in one state; with several filters the first of these counts',
    ...adminList(listMailsQuery, mail),
  },
  resendMail: {
    summary: 'Send a mail once more, as a copy on record; not while it or a copy of it is still being sent',
    ...adminChange,
    response: inserted,
    errors: ['not_found', 'mail_not_finished', 'busy'],
  },
  getMailSettings: {
    summary: 'Who gets the mails to admins, and which of them nobody gets',
    ...settingsOf(mailSettings),
  },
  saveMailSettings: {
    summary:
      'Replace what getMailSettings returns, if it is still of the `version` that was read, or says the same already; otherwise `settings_changed` has it in `current`',
    ...replacing(mailSettings),
  },
} as const satisfies Record<string, Call>
