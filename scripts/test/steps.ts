import { globSync, readFileSync } from 'node:fs'
import { browserVariable, shellVariable } from '../browser/candidates.ts'
import { findShell, requireBrowser } from '../browser/require-browser.ts'
import { buildStandIns, buildStandInTypes, standInFolders } from '../shop/build.ts'
import { run } from '../shop/child-processes.ts'
import { runBesideEmulators } from '../shop/emulators.ts'
import { requireFreePorts } from '../shop/free-ports.ts'
import { requireJava } from '../shop/java.ts'
import { fromRoot, ports, siteUrl } from '../shop/layout.ts'
import { openShop } from '../shop/open-shop.ts'
import { addUp, checkTally, playwrightTally, reportFile, type Tally, vitestTally } from './tallies.ts'

const bin = (name: string) => fromRoot('node_modules', '.bin', name)
const typed = ['contract', 'functions', 'web', ...standInFolders, 'e2e', 'scripts']
const zones = ['contract', 'functions', 'web', 'stand-ins', 'e2e', 'scripts']

const vitest = (projects: string[], report: string) => [
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${report}`,
]

async function runVitest(step: string, projects: string[]): Promise<Tally> {
  const report = reportFile(step)
  return vitestTally(report, await run(bin('vitest'), vitest(projects, report)))
}

const check = async (tool: string, args: string[], program = bin(tool)) =>
  checkTally([tool, ...args].join(' '), await run(program, args))

/** The compiler in native code: it takes a quarter of the time. What needs its programming interface has `typescript` 6. */
const tsc = fromRoot('node_modules', 'typescript-7', 'bin', 'tsc')

/** Programs that check side by side: two cores are what a small machine has. */
const lanes = 2

/** What tsc knew the last time, so that it looks only at what has changed. */
const incremental = (folder: string) => [
  '--incremental',
  '--tsBuildInfoFile',
  fromRoot('.cache', 'types', `${folder.replaceAll('/', '-')}.json`),
]

/** What pages showed as their tests failed: a machine that is far away keeps no files. */
function printFailedPages(): void {
  for (const file of globSync(fromRoot('test-results', '*', 'error-context.md'))) {
    console.log(readFileSync(file, 'utf8'))
  }
}

/** Starts the processes that calls at the same time need, one each: no journey is to wait a minute for them on a busy machine. */
const startFunctions = () => Promise.all(Array.from({ length: 8 }, () => fetch(`${siteUrl}/api/settings`)))

interface Step {
  /** Asked of every step before the first one runs, so that a lack is told at once. Throws a Failure with the remedy. */
  require?: () => void | Promise<void>
  run: () => Promise<Tally>
}

/** What `npm test` does, in this order; `npm test -- unit lint` runs only what is named. */
export const steps: Record<string, Step> = {
  types: {
    run: async () => {
      // What starts a stand-in reads its types from what is built.
      await buildStandInTypes()
      return addUp(
        typed.map((folder) => () => check('tsc', ['-p', folder, ...incremental(folder)], tsc)),
        lanes,
      )
    },
  },

  lint: {
    run: async () => {
      // The import rules find a stand-in by what is built.
      await buildStandIns()
      return addUp(
        [
          () => check('depcruise', ['--config', '.dependency-cruiser.cjs', ...zones]),
          () => check('biome', ['check', '.']),
          () => check('knip', []),
          () => check('eslint', ['contract', 'functions', 'web']),
        ],
        lanes,
      )
    },
  },

  unit: { run: () => runVitest('unit', ['unit', 'components']) },

  build: { run: () => runVitest('build', ['build']) },

  api: {
    require: async () => {
      requireJava()
      await requireFreePorts({ firestore: ports.firestore, auth: ports.auth })
    },
    run: async () => {
      const report = reportFile('api')
      const code = await runBesideEmulators([bin('vitest'), ...vitest(['api'], report)].join(' '))
      return vitestTally(report, code)
    },
  },

  browser: {
    require: async () => {
      requireJava()
      await requireFreePorts(ports)
      const shell = await findShell()
      process.env[browserVariable] = await requireBrowser()
      if (shell) process.env[shellVariable] = shell
    },
    run: async () => {
      const report = reportFile('browser')
      const shop = await openShop()
      await startFunctions()
      const env = { SHOP_URL: siteUrl, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
      const code = await run(
        bin('playwright'),
        ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
        env,
      )
      await shop.close()
      if (code !== 0) printFailedPages()
      return playwrightTally(report, code)
    },
  },
}
