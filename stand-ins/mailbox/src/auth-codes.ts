/** A code that the Auth emulator made instead of sending a mail. */
interface AuthCode {
  email: string
  oobCode: string
  oobLink: string
  requestType: string
}

/** What Firebase would have mailed. */
export interface AuthMail {
  to: string
  subject: string
  text: string
}

/** Where the Auth emulator is, and the shop's page that its links should lead to. */
export interface AuthSource {
  /** The emulator's list of codes. */
  codesUrl: string
  /** As set for the project's mails in the Firebase console. */
  actionUrl: string
}

const letters: Record<string, { subject: string; ask: string }> = {
  PASSWORD_RESET: {
    subject: 'Reset your password for Wood-Master',
    ask: 'Follow this link to choose a new password.',
  },
  VERIFY_EMAIL: {
    subject: 'Verify your email for Wood-Master',
    ask: 'Follow this link to verify your email address.',
  },
}

/** The mail of a code, as Firebase words it; nothing for codes that the shop does not ask for. */
function mailOf({ email, oobLink, requestType }: AuthCode, actionUrl: string): AuthMail | undefined {
  const letter = letters[requestType]
  if (!letter) return undefined
  const link = `${actionUrl}?${new URL(oobLink).searchParams}`
  const text = `Hello,\n\n${letter.ask}\n\n${link}\n\nIf you didn’t ask for this, you can ignore this mail.\n\nThanks,\n\nYour Wood-Master team\n`
  return { to: email, subject: letter.subject, text }
}

/** Asks the Auth emulator again and again, and hands over the mail of each new code. Returns what stops it. */
export function watchAuthCodes(
  { codesUrl, actionUrl }: AuthSource,
  take: (mail: AuthMail) => Promise<void>,
  everyMs = 500,
): () => void {
  const known = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function look(): Promise<void> {
    // Until the emulator is there, and after it is gone.
    const response = await fetch(codesUrl).catch(() => undefined)
    const body: unknown = await response?.json().catch(() => undefined)
    const codes = (body as { oobCodes?: AuthCode[] } | undefined)?.oobCodes ?? []
    for (const code of codes) {
      if (known.has(code.oobCode)) continue
      known.add(code.oobCode)
      const mail = mailOf(code, actionUrl)
      if (mail) await take(mail)
    }
    if (!stopped) timer = setTimeout(() => void look(), everyMs)
  }

  void look()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
