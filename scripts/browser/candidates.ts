import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The variable that names one Chromium to use, and no other. */
export const browserVariable = 'CHROMIUM_PATH'

export interface BrowserPlaces {
  /** What the variable says, if it is set. */
  named?: string | undefined
  /** Folders of the PATH, first to last. */
  path: string[]
  /** Where Playwright puts the one that it downloads. */
  downloaded: string
}

/** Where a Chromium may be, best first: the one that is named, those of the system, Playwright's own. */
export function placesOf({ named, path, downloaded }: BrowserPlaces): string[] {
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

/** The Chromium programs of this machine, best first; whether they start is another question. */
export function browsersHere(): string[] {
  const places = placesOf({
    named: process.env[browserVariable],
    path: (process.env.PATH ?? '').split(delimiter),
    downloaded: chromium.executablePath(),
  })
  return places.filter(isProgram)
}
