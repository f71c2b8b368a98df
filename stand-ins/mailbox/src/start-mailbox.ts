import { type AuthMail, type AuthSource, watchAuthCodes } from './auth-codes.ts'
import { listen, stopListening } from './listen.ts'
import type { FaultPlan, MailFaults } from './mail-faults.ts'
import { type ReceivedMail, readMail } from './received-mail.ts'
import { smtpSide } from './smtp.ts'
import { webSide } from './web.ts'

/** How the stand-in is started. Port 0 takes any free one. */
export interface MailboxOptions {
  smtpPort: number
  webPort: number
  /** Where the mails of Firebase Authentication come from; without it there are none. */
  auth?: AuthSource
  /** A folder with mails to look at, each `NAME.html` with its `NAME.txt`; without it there are none. */
  previews?: string
  /** Decides for each connection what goes wrong, beside the faults that are set. */
  plan?: FaultPlan
}

/** A running mailbox. */
export interface Mailbox {
  /** For the shop. */
  smtpUrl: string
  /** The mailbox page. */
  url: string
  /** Every mail that came, newest first. */
  mails(): readonly ReceivedMail[]
  clear(): void
  setFaults(faults: Partial<MailFaults>): void
  close(): Promise<void>
}

const mostKept = 5_000

/** Starts a mail server that keeps what it gets and sends nothing on. Rejects with `EADDRINUSE` if a port is taken. */
export async function startMailbox({
  smtpPort,
  webPort,
  auth,
  previews,
  plan,
}: MailboxOptions): Promise<Mailbox> {
  let kept: ReceivedMail[] = []
  let count = 0
  let faults: Partial<MailFaults> = {}
  const keep = (mail: ReceivedMail) => {
    kept = [mail, ...kept].slice(0, mostKept)
  }
  const clear = () => {
    kept = []
  }
  const setFaults = (changes: Partial<MailFaults>) => {
    faults = { ...faults, ...changes }
  }
  const smtp = smtpSide(
    () => ({ ...faults, ...plan?.() }),
    async ({ raw, to, answerLost }) =>
      keep(await readMail(raw, { number: ++count, to, answerLost }, new Date())),
  )
  const takeFromAuth = async ({ to, subject, text }: AuthMail) => {
    const from = 'Wood-Master <noreply@wood-master.test>'
    const received = { number: ++count, receivedAt: new Date().toISOString(), to: [to], from, subject }
    keep({ ...received, text, html: '', messageId: '', headers: {}, answerLost: false })
  }
  const web = webSide({ mails: () => kept, clear, setFaults, previews })
  const heldSmtpPort = await listen(smtp.server, smtpPort)
  const heldWebPort = await listen(web, webPort)
  // A client that goes away in the middle is what these tests are about.
  smtp.on('error', () => undefined)
  const stopWatching = auth && watchAuthCodes(auth, takeFromAuth)
  return {
    smtpUrl: `smtp://127.0.0.1:${heldSmtpPort}`,
    url: `http://127.0.0.1:${heldWebPort}`,
    mails: () => kept,
    clear,
    setFaults,
    async close() {
      stopWatching?.()
      await Promise.all([new Promise<void>((resolve) => smtp.close(() => resolve())), stopListening(web)])
    },
  }
}
