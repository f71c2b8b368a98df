import { parseArgs } from 'node:util'
import { startMailbox } from './start-mailbox.ts'

const { values } = parseArgs({
  options: {
    'smtp-port': { type: 'string', default: '4244' },
    'web-port': { type: 'string', default: '4245' },
    'auth-codes': { type: 'string' },
    'action-url': { type: 'string' },
    previews: { type: 'string' },
  },
})
const { 'auth-codes': codesUrl, 'action-url': actionUrl } = values

try {
  const mailbox = await startMailbox({
    smtpPort: Number(values['smtp-port']),
    webPort: Number(values['web-port']),
    previews: values.previews,
    auth: codesUrl && actionUrl ? { codesUrl, actionUrl } : undefined,
  })
  console.log(`mailbox: ${mailbox.url}, takes mail at ${mailbox.smtpUrl}`)
  const stop = async () => {
    await mailbox.close()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const reason = error instanceof Error ? error.message : String(error)
  console.error(
    inUse
      ? 'A port is in use; stop what listens there, or choose others with --smtp-port and --web-port.'
      : `mailbox could not start: ${reason}`,
  )
  process.exit(1)
}
