import { fileIn, listDocuments } from '@wood-master/contract/documents'
import { languages, prefixOf } from '@wood-master/contract/locale'
import type { HeaderRule } from './inline-sources.ts'

interface Rule {
  source?: string
  regex?: string
}

export interface Hosting {
  rewrites: (Rule & { destination?: string; function?: { functionId: string; pinTag: boolean } })[]
  headers: (Rule & HeaderRule)[]
}

const asPattern = (path: string) => path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')

const others = languages.filter((language) => language !== 'en')

const rendered = listDocuments()
  .filter(({ isTemplate }) => isTemplate)
  .map(({ path }) => asPattern(path))

/** What depends on the shop, and unknown addresses of a language: Hosting has one notice, in English. */
const ofTheFunction = [
  '/api(?:/.*)?',
  ...['/sitemap.xml', '/merchant-feed.xml'].map(asPattern),
  ...rendered,
  `/(?:${others.join('|')})/.*`,
]

/** The same pages in the other languages, from their own documents. */
const translated = (pages: { source: string; destination: string }[]) =>
  others.flatMap((language) =>
    pages.map(({ source, destination }) => ({
      source: source === '/' ? prefixOf(language) : prefixOf(language) + source,
      destination: fileIn(language, destination),
    })),
  )

interface FirebaseConfig {
  functions: { predeploy: string[] }[]
  hosting: Hosting & { predeploy?: string[] }
}

/**
 * `firebase.json` for a release, whose code is built and checked before: with credentials at hand nothing builds. An
 * unpinned one names no revision of the API.
 */
export function releaseConfig<Config extends FirebaseConfig>(config: Config, { unpinned = false }) {
  const { predeploy: _, ...hosting } = config.hosting
  const locks = (command: string) => command.endsWith('lock-functions')
  return {
    ...config,
    functions: config.functions.map((own) => ({ ...own, predeploy: own.predeploy.filter(locks) })),
    hosting: {
      ...hosting,
      rewrites: hosting.rewrites.map((rewrite) =>
        unpinned && rewrite.function
          ? { ...rewrite, function: { functionId: rewrite.function.functionId } }
          : rewrite,
      ),
    },
  }
}

/** Hosting's rules with those for the documents. One rewrite alone is pinned: a release accepts one at a time. It comes last, because it has all that is left of a language. */
export function withDocuments(hosting: Hosting): Hosting {
  const documents = listDocuments()
    .filter(({ isTemplate }) => !isTemplate)
    .map(({ path, file }) => ({ source: path, destination: `/${file}` }))
  const ofTheApp = hosting.rewrites.flatMap(({ source, destination }) =>
    source && destination === '/app.html' ? [{ source, destination }] : [],
  )
  const all = [...documents, ...ofTheApp]
  // Hosting has the English home page without being told.
  const pages = [...all.filter(({ source }) => source !== '/'), ...translated(all)]
  const sources = pages.map(({ source }) => source)
  const uncached = [{ key: 'Cache-Control', value: 'no-cache' }]
  return {
    ...hosting,
    rewrites: [
      ...pages,
      { regex: `^(?:${ofTheFunction.join('|')})$`, function: { functionId: 'api', pinTag: true } },
    ],
    headers: [
      ...hosting.headers.filter(({ source }) => !source || !sources.includes(source)),
      ...pages.map(({ source }) => ({ source, headers: uncached })),
    ],
  }
}
