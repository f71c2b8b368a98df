import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from './layout.ts'

const seededFolder = fromRoot('emulator-data')

/** Where `npm start -- --keep` saves the shop on exit. */
export const keptFolder = fromRoot('.cache', 'kept-shop')
const keptImages = fromRoot('.cache', 'kept-images')

/** Lies in the export's folder, beside the emulators' files. */
export const stripeFile = 'stripe.json'

/** What the shop starts from: the seeded data, or with `keep` the data of the last run with `--keep`, if any. */
export function shopData(keep: boolean, exists: (path: string) => boolean = existsSync) {
  const emulators = keep && exists(keptFolder) ? keptFolder : seededFolder
  return {
    emulators,
    stripeState: join(emulators, stripeFile),
    /** The folder for uploaded images; without it they stay in memory. */
    images: keep ? keptImages : undefined,
  }
}
