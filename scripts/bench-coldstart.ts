import { writeSection } from './benchmarks/section.ts'
import { measureColdStarts, sectionOf } from './coldstart/measure.ts'
import { buildFunctionsAndSite } from './shop/build.ts'
import { run } from './shop/child-processes.ts'
import { besideEmptyEmulators } from './shop/emulators.ts'
import { requireFreePorts } from './shop/free-ports.ts'
import { ports } from './shop/layout.ts'
import { main } from './shop/main.ts'

const rounds = Number(process.argv[2] ?? 15)

await main(async () => {
  if (process.env.FIRESTORE_EMULATOR_HOST) {
    const section = sectionOf(await measureColdStarts(rounds), rounds)
    writeSection(section, 'bench:coldstart')
    console.log(`\n${section}`)
    return 0
  }
  await requireFreePorts({ firestore: ports.firestore, auth: ports.auth })
  await buildFunctionsAndSite()
  const { command, args, env } = besideEmptyEmulators(`node scripts/run.mjs bench-coldstart ${rounds}`)
  return run(command, args, env)
})
