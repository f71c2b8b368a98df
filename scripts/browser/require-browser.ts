import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { Failure } from '../shop/failure.ts'
import { fromRoot } from '../shop/layout.ts'
import { browsersHere, browserVariable, launchArguments, shellPlace } from './candidates.ts'
import { type Machine, waysToGetOne, waysToGetShell } from './ways-to-get-one.ts'

const downloadHost = process.env.PLAYWRIGHT_DOWNLOAD_HOST ?? 'https://cdn.playwright.dev'
const playwright = [process.execPath, fromRoot('node_modules', '@playwright', 'test', 'cli.js')]

/** An installed program may still not run: its libraries may be missing, or it is a snap's stub. */
async function starts(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: launchArguments, timeout: 20_000 })
    await browser.close()
    return true
  } catch {
    return false
  }
}

async function findOne(): Promise<string | undefined> {
  for (const browser of browsersHere()) if (await starts(browser)) return browser
  return undefined
}

async function machine(): Promise<Machine> {
  const release = '/etc/os-release'
  const response = await fetch(downloadHost, { method: 'HEAD', signal: AbortSignal.timeout(3_000) }).catch(
    () => undefined,
  )
  return {
    system: existsSync(release) ? (/^ID=(\w+)/m.exec(readFileSync(release, 'utf8'))?.[1] ?? '') : '',
    isRoot: process.getuid?.() === 0,
    hasAptGet: spawnSync('apt-get', ['--version']).status === 0,
    downloads: response !== undefined,
    playwright,
  }
}

function runAll(commands: string[][]): boolean {
  return commands.every(([command = '', ...args]) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0
  })
}

/** Finds a Chromium that starts, or installs one. Throws a Failure with the remedy when there is none to be had. */
export async function requireBrowser(): Promise<string> {
  let browser = await findOne()
  const ways = browser || process.env[browserVariable] ? [] : waysToGetOne(await machine())
  for (const way of ways) {
    if (browser) break
    console.log(`No Chromium found, trying ${way.name} ...`)
    if (runAll(way.commands)) browser = await findOne()
  }
  if (!browser) {
    const tried = ways.length > 0 ? ` (tried: ${ways.map(({ name }) => name).join(', ')})` : ''
    throw new Failure(
      `The browser tests need a Chromium that starts, and none could be found or fetched${tried}. Install Chromium or Google Chrome so that it is on the PATH (on Debian: apt-get install chromium), or name one in ${browserVariable}, then run the command again. \`npm test -- types lint unit build api\` runs all other tests.`,
    )
  }
  return browser
}

/** The one without windows, where Debian has it and nobody has named another browser. */
export async function findShell(): Promise<string | undefined> {
  if (process.env[browserVariable]) return undefined
  if (await starts(shellPlace)) return shellPlace
  for (const { name, commands } of waysToGetShell(await machine())) {
    console.log(`Journeys take less time in ${name}, trying it ...`)
    if (runAll(commands) && (await starts(shellPlace))) return shellPlace
  }
  return undefined
}
