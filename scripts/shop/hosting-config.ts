import { listDocuments } from '@wood-master/contract/documents'

interface Rule {
  source?: string
  regex?: string
}

export interface Hosting {
  rewrites: (Rule & { destination?: string; function?: { functionId: string; pinTag: boolean } })[]
  headers: (Rule & { headers: { key: string; value: string }[] })[]
}

const asPattern = (path: string) => path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')

const ofTheFunction = [
  '/api(?:/.*)?',
  ...['/sitemap.xml', '/merchant-feed.xml'].map(asPattern),
  ...listDocuments()
    .filter(({ isTemplate }) => isTemplate)
    .map(({ path }) => asPattern(path)),
]

/** Hosting's rules with those for the documents. One rewrite alone is pinned: a release accepts one at a time. */
export function withDocuments(hosting: Hosting): Hosting {
  const pages = [
    ...listDocuments()
      .filter(({ path, isTemplate }) => !isTemplate && path !== '/')
      .map(({ path, file }) => ({ source: path, destination: `/${file}` })),
    ...hosting.rewrites.filter(({ destination }) => destination === '/app.html'),
  ]
  const sources = pages.map(({ source }) => source)
  const uncached = [{ key: 'Cache-Control', value: 'no-cache' }]
  return {
    ...hosting,
    rewrites: [
      { regex: `^(?:${ofTheFunction.join('|')})$`, function: { functionId: 'api', pinTag: true } },
      ...pages,
    ],
    headers: [
      ...hosting.headers.filter(({ source }) => !source || !sources.includes(source)),
      ...pages.map(({ source = '' }) => ({ source, headers: uncached })),
    ],
  }
}
