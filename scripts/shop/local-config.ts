import { withInlineSources, withSources } from './inline-sources.ts'
import { ports } from './layout.ts'

interface Header {
  key: string
  value: string
}

interface FirebaseConfig {
  hosting: { headers: { headers: Header[] }[] }
  emulators: { ui: { enabled: boolean } }
}

const at = (port: number) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]

/** The addresses of the stand-ins for Stripe, the image host and Google sign-in, by directive. */
const localSources: Record<string, string[]> = {
  'script-src': at(ports.stripe),
  'connect-src': [...at(ports.stripe), ...at(ports.auth)],
  'frame-src': [...at(ports.stripe), ...at(ports.auth)],
  'img-src': at(ports.imageHost),
}

/** The production policy with the local addresses added to the directives that reach outside services. */
export const withLocalSources = (policy: string): string =>
  withSources(policy, (name, sources) => [...sources, ...(localSources[name] ?? [])])

interface LocalParts {
  ui: boolean
  /** The documents of the site that is served; where a style has just changed, only they have its new hash. */
  documents?: readonly string[]
}

/** `firebase.json` for the emulators: the same pages and headers, plus the stand-ins' addresses. */
export function localConfig<Config extends FirebaseConfig>(
  config: Config,
  { ui, documents = [] }: LocalParts,
): Config {
  const local = ({ key, value }: Header): Header => {
    if (key !== 'Content-Security-Policy') return { key, value }
    const policy = documents.length > 0 ? withInlineSources(value, documents) : value
    return { key, value: withLocalSources(policy) }
  }
  return {
    ...config,
    hosting: {
      ...config.hosting,
      headers: config.hosting.headers.map((rule) => ({ ...rule, headers: rule.headers.map(local) })),
    },
    emulators: { ...config.emulators, ui: { ...config.emulators.ui, enabled: ui } },
  }
}
