import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { readCompareOptions, readOptions, usage } from './cli-options.ts'
import { compareWithStripe } from './compare/compare-with-stripe.ts'
import { replayRecording } from './replay.ts'
import { startPaperTill } from './start-paper-till.ts'

async function replay(file: string): Promise<void> {
  const { calls, differences } = await replayRecording(readFileSync(file, 'utf8'))
  for (const difference of differences) console.log(difference)
  console.log(`${calls} calls, ${differences.length} differences`)
  process.exitCode = differences.length === 0 ? 0 : 1
}

async function compareAll(args: string[]): Promise<void> {
  const { file, url } = readCompareOptions(args)
  const { calls, differences } = await compareWithStripe(file, url, process.env)
  for (const difference of differences) console.log(difference)
  console.log(`${calls} calls with ${url}, ${differences.length} differences`)
  process.exitCode = differences.length === 0 ? 0 : 1
}

async function main(): Promise<void> {
  const [command, ...rest] = process.argv.slice(2)
  if (command === 'compare') return compareAll(rest)
  if (command === 'replay') {
    const [file] = rest
    if (file === undefined) throw new TypeError("Name the recording: 'paper-till replay <recording>'.")
    return replay(file)
  }
  const options = readOptions(process.argv.slice(2), process.env)
  if (options === 'help') {
    console.log(usage)
    return
  }
  // Else V8 lets the garbage of past calls grow for long before it is collected.
  setFlagsFromString('--semi-space-growth-factor=1')
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
