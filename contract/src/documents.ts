import type { Locale } from './locale.ts'

/** The pages that are HTML documents of their own; rewrites, sitemap, build, router and benchmark follow this list. */
export const documentPaths = {
  home: '/',
  catalogue: '/products',
  product: '/products/:id',
  blog: '/blog',
  portfolio: '/myPortfolio',
  legal: '/legal/:id',
  login: '/login',
  register: '/register',
} as const

export type DocumentName = keyof typeof documentPaths

/** Those that depend on the shop; the build of the site renders the others, once. */
const renderedByFunction = ['catalogue', 'product', 'legal'] as const

export type TemplateName = (typeof renderedByFunction)[number]

/** The app draws them, too, where a guard leads there; search engines need not know them. */
export const waysIn: readonly string[] = [documentPaths.login, documentPaths.register]

/** Hosting serves nothing from here; the function renders with what is in it. */
export const templateFolder = '.templates'

/** What a file of the built site is called in a language, where each has its own. */
export const fileIn = (language: Locale, file: string): string =>
  language === 'en' ? file : file.replace(/(?=\.\w+$)/, `.${language}`)

export function listDocuments() {
  return (Object.keys(documentPaths) as DocumentName[]).map((name) => {
    const path = documentPaths[name]
    const isTemplate = renderedByFunction.some((template) => template === name)
    const file = `${isTemplate ? `${templateFolder}/` : ''}${name === 'home' ? 'index' : name}.html`
    return { name, path, file, isTemplate, isWayIn: waysIn.includes(path) }
  })
}

/** A page of this document, of this product where it is one's: what is measured and tried. */
export const exampleAddress = (name: DocumentName, productId: string): string =>
  documentPaths[name].replace(':id', name === 'legal' ? 'terms' : productId)

/** Those of all documents. */
export const exampleAddresses = (productId: string): string[] =>
  listDocuments().map(({ name }) => exampleAddress(name, productId))
