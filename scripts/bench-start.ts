import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium } from '@playwright/test'
import { type Milestone, timetable } from './bench-start/milestones.ts'
import { watchStart } from './bench-start/watch.ts'
import { launchArguments } from './browser/launch-options.ts'
import { requireBrowser } from './browser/require-browser.ts'
import { buildOffline } from './shop/build.ts'
import { Failure } from './shop/failure.ts'
import { requireFreePorts } from './shop/free-ports.ts'
import { fromRoot, ports, siteUrl } from './shop/layout.ts'
import { main } from './shop/main.ts'

const reasons = {
  'emulators asked for': 'npm, the check of the lock file, TypeScript, fingerprints of what is built',
  'firebase-tools': 'loads the whole Firebase CLI; Node 22 and later cache the compiled code',
  Firestore: 'a Java program that imports the stored shop',
  Auth: 'compiles a validator for each parameter of its API on one core, at every start, inside firebase-tools',
  Hosting: 'waits for Auth: firebase-tools starts its emulators one after the other',
  'first API response': 'discovery loads the function once, the first call loads it a second time',
  'shop open': 'the dates of the stored shop are moved to today meanwhile',
  'first page': 'Chromium paints the home page with its products',
}

async function firstPage(executablePath: string, since: number, open: Promise<void>): Promise<Milestone> {
  const browser = await chromium.launch({ executablePath, args: launchArguments })
  const page = await browser.newPage()
  await open
  await page.goto(siteUrl)
  await page.getByRole('article').first().waitFor()
  const at = performance.now() - since
  await browser.close()
  return { name: 'first page', at }
}

/** Starts the shop as `npm start` does, with everything built, and prints what was ready when. */
await main(async () => {
  await requireFreePorts(ports)
  const browser = await requireBrowser()
  await buildOffline()

  const since = performance.now()
  const shop = spawn('npm', ['start'], {
    cwd: fromRoot(),
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let ended = false
  const end = once(shop, 'exit').then(() => {
    ended = true
  })
  const milestones: Milestone[] = []
  const open = new Promise<void>((resolve) => {
    let said = ''
    shop.stdout.on('data', (chunk) => {
      said += chunk
      const note = (name: string, words: string) => {
        if (said.includes(words) && !milestones.some((milestone) => milestone.name === name)) {
          milestones.push({ name, at: performance.now() - since })
        }
      }
      note('emulators asked for', 'Starting the emulators')
      note('shop open', 'Ctrl-C')
      if (said.includes('Ctrl-C')) resolve()
    })
  })
  const broken = end.then(() => {
    throw new Failure('The shop ended before it was open. `npm start` shows why.')
  })
  broken.catch(() => undefined)

  const page = firstPage(browser, since, open)
  const [seen, shown] = await Promise.race([Promise.all([watchStart(since, () => ended), page]), broken])
  process.kill(-(shop.pid ?? 0), 'SIGINT')
  await end
  console.log(`\n${timetable([...milestones, ...seen, shown], reasons)}\n`)
  return 0
})
