import { type HeaderRule, withInlineSources, withPolicy, withSources } from './inline-sources.ts'
import { ports } from './layout.ts'

interface FirebaseConfig {
  hosting: { headers: HeaderRule[] }
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

/**
 * `firebase.json` for the emulators: the same pages and headers, plus the stand-ins' addresses. `documents` are those of the
 * site that is served; where a style has just changed, only they have its new hash.
 */
export function localConfig<Config extends FirebaseConfig>(
  config: Config,
  { ui, documents = [] }: { ui: boolean; documents?: readonly string[] },
): Config {
  const headers = withPolicy(config.hosting.headers, (policy) =>
    withLocalSources(documents.length > 0 ? withInlineSources(policy, documents) : policy),
  )
  return {
    ...config,
    hosting: { ...config.hosting, headers },
    emulators: { ...config.emulators, ui: { ...config.emulators.ui, enabled: ui } },
  }
}
