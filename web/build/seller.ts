import { fileURLToPath } from 'node:url'
import { loadEnv, type Plugin } from 'vite'
import { type Locale, languages } from '../../contract/src/locale.ts'
import { openingHours } from './opening-hours.ts'

const names = ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_PHONE', 'SELLER_CONTACT'] as const

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Who sells, as functions/.env.<project> says it, which the Firebase CLI reads too. */
function parametersOf(mode: string): Record<string, string> {
  const { VITE_FIREBASE_PROJECT_ID: project } = loadEnv(mode, folder('..'))
  return project ? loadEnv(project, folder('../../functions'), 'SELLER_') : {}
}

/** When somebody is there, in the words of these languages, as code. */
export function sellerHours(mode: string, wanted: readonly Locale[]): string {
  const { SELLER_HOURS: hours } = parametersOf(mode)
  return JSON.stringify(
    Object.fromEntries(wanted.map((language) => [language, openingHours(hours, language)])),
  )
}

/** Writes who sells into the pages, in every language. */
export const withSeller: Plugin = {
  name: 'wood-master-seller',
  config(_, { mode }) {
    const parameters = parametersOf(mode)
    const own = names.map((name) => [`import.meta.env.${name}`, JSON.stringify(parameters[name] ?? '')])
    return { define: { ...Object.fromEntries(own), sellerHours: sellerHours(mode, languages) } }
  },
}
