/** A document of the site. All of them are made of `document.html`. */
export interface SiteDocument {
  name: string
  /** Its code, which starts in the browser. */
  entry: string
  /** The page that it is drawn with, whose styles it carries. */
  page: string
  /** Its only address, where it has one. */
  path?: string
  /** In the output; those that the function fills lie where Hosting does not serve them. */
  file: string
  /** Where its page is rendered. */
  rendered: 'by the build' | 'by the function' | 'in the browser'
}

/** The folder of the documents that the function fills. */
export const templateFolder = '.templates'

export const siteDocuments: readonly SiteDocument[] = [
  {
    name: 'home',
    entry: 'src/home.tsx',
    page: 'src/app/home-page.tsx',
    path: '/',
    file: 'index.html',
    rendered: 'by the build',
  },
  {
    name: 'product',
    entry: 'src/product.tsx',
    page: 'src/app/documents/product-page.tsx',
    file: `${templateFolder}/product.html`,
    rendered: 'by the function',
  },
  {
    name: 'catalogue',
    entry: 'src/catalogue.tsx',
    page: 'src/app/documents/catalogue-page.tsx',
    file: `${templateFolder}/catalogue.html`,
    rendered: 'by the function',
  },
  {
    name: 'app',
    entry: 'src/main.tsx',
    page: 'src/app/root.tsx',
    file: 'app.html',
    rendered: 'in the browser',
  },
]

/** The documents that the function fills, by name. */
export const templateDocuments = siteDocuments.filter(({ rendered }) => rendered === 'by the function')
