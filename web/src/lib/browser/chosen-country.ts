import { deviceStorage } from './storage.ts'

const key = 'wood-master.country'

/** The country (ISO 3166-1 alpha-2) that this browser's buyer said something would go to. */
export const chosenCountry = {
  read: () => deviceStorage.read(key),
  write: (code: string | undefined) => deviceStorage.write(key, code),
}
