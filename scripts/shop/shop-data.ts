import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from './layout.ts'
import type { StandInData } from './stand-ins.ts'

const storedFolder = fromRoot('emulator-data')

/** Where `npm start -- --keep` leaves the shop when it ends. */
export const keptFolder = fromRoot('.cache', 'kept-shop')
const keptPictures = fromRoot('.cache', 'kept-pictures')

/** In the folder of an export, beside what the emulators wrote. */
export const stripeFile = 'stripe.json'

export interface ShopData extends StandInData {
  /** An export of the emulators to begin with. */
  emulators: string
}

/** What the shop begins with: the stored one, or with `keep` what the last one of that kind left, if there was one. */
export function shopData(keep: boolean, exists: (path: string) => boolean = existsSync): ShopData {
  const emulators = keep && exists(keptFolder) ? keptFolder : storedFolder
  return {
    emulators,
    stripeState: join(emulators, stripeFile),
    pictures: keep ? keptPictures : undefined,
  }
}
