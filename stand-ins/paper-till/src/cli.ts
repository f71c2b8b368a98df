import { readOptions, usage } from './cli-options.ts'
import { startPaperTill } from './start-paper-till.ts'

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options === 'help') {
    console.log(usage)
    return
  }
  const till = await startPaperTill(options)
  console.log(`paper-till: ${till.url}`)
  const stop = async () => {
    await till.close()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

try {
  await main()
} catch (error) {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const reason = error instanceof Error ? error.message : String(error)
  console.error(
    inUse
      ? `${reason}: the port is in use. Stop what listens there, or choose another with --port or PAPER_TILL_PORT.`
      : `paper-till could not start: ${reason}`,
  )
  process.exit(1)
}
