import { setTimeout as delay } from 'node:timers/promises'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { type MailFaults, noMailFaults } from './mail-faults.ts'

interface Incoming {
  raw: Buffer
  to: string[]
  answerLost: boolean
}

/** An error that goes to the client with its code. */
const failing = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

const mostBytes = 10 * 1024 * 1024

/** The SMTP side: hands over what it took, and does wrong what the faults say, decided anew for each connection. */
export function smtpSide(
  faultsNow: () => Partial<MailFaults>,
  take: (incoming: Incoming) => Promise<void>,
): SMTPServer {
  const planned = new WeakMap<SMTPServerSession, MailFaults>()
  const faultsOf = (session: SMTPServerSession): MailFaults => {
    const known = planned.get(session) ?? { ...noMailFaults, ...faultsNow() }
    planned.set(session, known)
    return known
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: mostBytes,
    // Nothing of a client's password is needed here.
    logger: false,
    closeTimeout: 100,

    onConnect(session, done) {
      const { down } = faultsOf(session)
      done(down ? failing(421, '4.3.2 Down for maintenance') : null)
    },

    onRcptTo({ address }, session, done) {
      const { deferred, unknown } = faultsOf(session)
      if (unknown.includes(address)) done(failing(550, `5.1.1 <${address}>: no such user here`))
      else done(deferred ? failing(451, '4.7.1 Please try again later') : null)
    },

    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const { slowMs, answerLost } = faultsOf(session)
        const to = session.envelope.rcptTo.map(({ address }) => address)
        const finish = async () => {
          if (slowMs > 0) await delay(slowMs)
          await take({ raw: Buffer.concat(parts), to, answerLost })
          if (!answerLost) return done()
          // Whatever is said to a connection that is gone is said to nobody.
          for (const connection of server.connections) {
            if (connection.session === session || connection.id === session.id) connection.close()
          }
        }
        finish().catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error))))
      })
    },
  })
  return server
}
