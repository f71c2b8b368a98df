import { existsSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Failure } from './failure.ts'
import { fromRoot } from './layout.ts'

/** What `npm run seed` makes. */
export const seededFolder = fromRoot('emulator-data')

/** Where `npm start -- --keep` saves the shop on exit. */
export const keptFolder = fromRoot('.cache', 'kept-shop')
const keptImages = fromRoot('.cache', 'kept-images')

/** Lies in the export's folder, beside the emulators' files. */
export const stripeFile = 'stripe.json'

/** What the shop starts from: the seeded data, or with `keep` the data of the last run with `--keep`, if any. Throws a Failure where it is gone. */
export function shopData(keep: boolean, exists: (path: string) => boolean = existsSync) {
  const emulators = keep && exists(keptFolder) ? keptFolder : seededFolder
  if (!exists(emulators))
    throw new Failure(
      'The stored shop is gone. Get it back with `git checkout emulator-data`, or `npm run seed`.',
    )
  return {
    emulators,
    stripeState: join(emulators, stripeFile),
    /** The folder for uploaded images; without it they stay in memory. */
    images: keep ? keptImages : undefined,
  }
}

/** Fills a folder that takes the place of this one only once it is whole: what fails leaves the old one. */
export async function replaceFolder(folder: string, fill: (next: string) => Promise<void>): Promise<void> {
  const next = fromRoot('.cache', `${basename(folder)}.next`)
  rmSync(next, { recursive: true, force: true })
  await fill(next)
  rmSync(folder, { recursive: true, force: true })
  renameSync(next, folder)
}
