import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export const browserVariable = 'CHROMIUM_PATH'

/** Names a Chromium without windows, which opens a page with a quarter of the work and keeps none for the way back. */
export const shellVariable = 'CHROMIUM_SHELL_PATH'
/** Where Debian's package puts it. */
export const shellPlace = '/usr/bin/chromium-headless-shell'

/** Where a Chromium may be, best first: the named one alone, otherwise those of the system, then Playwright's own. */
export function placesOf(named: string | undefined, path: string[], downloaded: string): string[] {
  if (named) return [named]
  return [...names.flatMap((name) => path.map((folder) => join(folder, name))), downloaded]
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export function browsersHere(): string[] {
  const path = (process.env.PATH ?? '').split(delimiter)
  return placesOf(process.env[browserVariable], path, chromium.executablePath()).filter(isProgram)
}

/** How every Chromium is started: without a sandbox, because CI runs as root, and without calls to its vendor. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]
