import { browserVariable } from './browser/candidates.ts'
import { requireBrowser } from './browser/require-browser.ts'
import { buildStandInTypes } from './shop/build.ts'
import { run } from './shop/child-processes.ts'
import { besideEmptyEmulators } from './shop/emulators.ts'
import { Failure } from './shop/failure.ts'
import { requireFreePorts } from './shop/free-ports.ts'
import { requireJava } from './shop/java.ts'
import { fromRoot, ports, siteUrl } from './shop/layout.ts'
import { main } from './shop/main.ts'
import { openShop } from './shop/open-shop.ts'
import { checkTally, playwrightTally, reportFile, type Tally, vitestTally } from './shop/test-results.ts'

const bin = (name: string) => fromRoot('node_modules', '.bin', name)
const typed = [
  'contract',
  'functions',
  'web',
  'stand-ins/paper-till',
  'stand-ins/image-host',
  'e2e',
  'scripts',
]
const zones = ['contract', 'functions', 'web', 'stand-ins', 'e2e', 'scripts']

async function addUp(tallies: (() => Promise<Tally>)[]): Promise<Tally> {
  const total = { passed: 0, failed: 0 }
  for (const tally of tallies) {
    const { passed, failed } = await tally()
    total.passed += passed
    total.failed += failed
  }
  return total
}

const vitest = (projects: string[], report: string) => [
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${report}`,
]

interface Step {
  /** Asked of every step before the first one runs, so that a lack is told at once. Throws a Failure with the remedy. */
  require?: () => void | Promise<void>
  run: () => Promise<Tally>
}

/** What `npm test` does, in this order; `npm test -- unit lint` runs only what is named. */
const steps: Record<string, Step> = {
  types: {
    run: () => {
      // What starts a stand-in reads its types from what is built.
      buildStandInTypes()
      return addUp(typed.map((folder) => async () => checkTally(await run(bin('tsc'), ['-p', folder]))))
    },
  },

  lint: {
    run: () =>
      addUp([
        async () => checkTally(await run(bin('biome'), ['check', '.'])),
        async () =>
          checkTally(await run(bin('depcruise'), ['--config', '.dependency-cruiser.cjs', ...zones])),
      ]),
  },

  unit: {
    run: async () => {
      const report = reportFile('unit')
      return vitestTally(report, await run(bin('vitest'), vitest(['unit', 'components'], report)))
    },
  },

  api: {
    require: async () => {
      requireJava()
      await requireFreePorts({ firestore: ports.firestore, auth: ports.auth })
    },
    run: async () => {
      const report = reportFile('api')
      const { command, args, env } = besideEmptyEmulators(
        [bin('vitest'), ...vitest(['api'], report)].join(' '),
      )
      return vitestTally(report, await run(command, args, env))
    },
  },

  browser: {
    require: async () => {
      requireJava()
      await requireFreePorts(ports)
      process.env[browserVariable] = await requireBrowser()
    },
    run: async () => {
      const report = reportFile('browser')
      const shop = await openShop()
      const env = { SHOP_URL: siteUrl, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
      const code = await run(
        bin('playwright'),
        ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
        env,
      )
      await shop.close()
      return playwrightTally(report, code)
    },
  },
}

await main(async () => {
  const asked = process.argv.slice(2)
  const unknown = asked.find((name) => !(name in steps))
  if (unknown)
    throw new Failure(`There is no test step '${unknown}'; the steps are ${Object.keys(steps).join(', ')}.`)
  const chosen = Object.entries(steps).filter(([name]) => asked.length === 0 || asked.includes(name))

  for (const [, step] of chosen) await step.require?.()
  const total = await addUp(
    chosen.map(([name, step]) => () => {
      console.log(`\n── ${name} ──`)
      return step.run()
    }),
  )
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
})
