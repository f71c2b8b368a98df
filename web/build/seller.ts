import { fileURLToPath } from 'node:url'
import { loadEnv, type Plugin } from 'vite'
import type { Locale } from '../../contract/src/locale.ts'
import { openingHours } from './opening-hours.ts'

const names = ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_PHONE', 'SELLER_CONTACT'] as const

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Writes who sells into the pages, as the parameters of the function beside them say it, and when somebody is there in each language. */
export function withSeller(): { plugin: Plugin; values: (language: Locale) => Record<string, string> } {
  let parameters: Record<string, string> = {}
  return {
    plugin: {
      name: 'seller',
      config(_, { mode, command }) {
        const { VITE_FIREBASE_PROJECT_ID: project } = loadEnv(mode, folder('..'))
        // functions/.env.<project>, which the Firebase CLI reads too.
        parameters = project ? loadEnv(project, folder('../../functions'), 'SELLER_') : {}
        const own = names.map((name) => [`import.meta.env.${name}`, JSON.stringify(parameters[name] ?? '')])
        // The development server has one file for all languages.
        const hours =
          command === 'serve'
            ? { sellerHours: JSON.stringify(openingHours(parameters.SELLER_HOURS, 'en')) }
            : {}
        return { define: { ...Object.fromEntries(own), ...hours } }
      },
    },
    values: (language) => ({ sellerHours: JSON.stringify(openingHours(parameters.SELLER_HOURS, language)) }),
  }
}
