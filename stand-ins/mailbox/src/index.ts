/** The package's API for programs that start the mailbox. */
export type { MailFaults } from './mail-faults.ts'
export type { ReceivedMail } from './received-mail.ts'
export { type Mailbox, type MailboxOptions, startMailbox } from './start-mailbox.ts'
