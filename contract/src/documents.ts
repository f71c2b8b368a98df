/** The pages that are HTML documents of their own; rewrites, sitemap, build, router and benchmark follow this list. */
export const documentPaths = {
  home: '/',
  catalogue: '/products',
  product: '/products/:id',
  blog: '/blog',
  portfolio: '/myPortfolio',
  login: '/login',
  register: '/register',
} as const

export type DocumentName = keyof typeof documentPaths

/** Those that depend on the shop; the build of the site renders the others, once. */
const renderedByFunction = ['catalogue', 'product'] as const

export type TemplateName = (typeof renderedByFunction)[number]

/** The app draws them, too, where a guard leads there; search engines need not know them. */
export const waysIn: readonly string[] = [documentPaths.login, documentPaths.register]

interface SiteDocument {
  name: DocumentName
  path: string
  /** In the built site. */
  file: string
  /** The function renders its page. */
  isTemplate: boolean
  isWayIn: boolean
}

/** Hosting serves nothing from here; the function renders with what is in it. */
export const templateFolder = '.templates'

function documentOf(name: DocumentName): SiteDocument {
  const path = documentPaths[name]
  const isTemplate = renderedByFunction.some((template) => template === name)
  const file = `${isTemplate ? `${templateFolder}/` : ''}${name === 'home' ? 'index' : name}.html`
  return { name, path, file, isTemplate, isWayIn: waysIn.includes(path) }
}

export function listDocuments(): SiteDocument[] {
  return (Object.keys(documentPaths) as DocumentName[]).map(documentOf)
}
