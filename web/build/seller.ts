import { fileURLToPath } from 'node:url'
import { loadEnv, type Plugin } from 'vite'

const names = ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_PHONE', 'SELLER_CONTACT', 'SELLER_HOURS'] as const

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Writes who sells into the pages, as the parameters of the function beside them say it. */
export function withSeller(): Plugin {
  return {
    name: 'seller',
    config(_, { mode }) {
      const { VITE_FIREBASE_PROJECT_ID: project } = loadEnv(mode, folder('..'))
      // functions/.env.<project>, which the Firebase CLI reads too.
      const parameters = project ? loadEnv(project, folder('../../functions'), 'SELLER_') : {}
      return {
        define: Object.fromEntries(
          names.map((name) => [`import.meta.env.${name}`, JSON.stringify(parameters[name] ?? '')]),
        ),
      }
    },
  }
}
