/** A document of the site. All of them are made of `document.html`. */
export interface SiteDocument {
  name: string
  /** Documents that share much of their code. */
  family: 'products' | 'texts' | 'account' | 'app'
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
const templateFolder = '.templates'

export const siteDocuments: readonly SiteDocument[] = [
  {
    name: 'home',
    family: 'products',
    entry: 'src/home.tsx',
    page: 'src/app/home-page.tsx',
    path: '/',
    file: 'index.html',
    rendered: 'by the build',
  },
  {
    name: 'blog',
    family: 'texts',
    entry: 'src/blog.tsx',
    page: 'src/app/documents/blog-page.tsx',
    path: '/blog',
    file: 'blog.html',
    rendered: 'by the build',
  },
  {
    name: 'portfolio',
    family: 'texts',
    entry: 'src/portfolio.tsx',
    page: 'src/app/documents/portfolio-page.tsx',
    path: '/myPortfolio',
    file: 'portfolio.html',
    rendered: 'by the build',
  },
  {
    name: 'login',
    family: 'account',
    entry: 'src/login.tsx',
    page: 'src/app/documents/login-document.tsx',
    path: '/login',
    file: 'login.html',
    rendered: 'by the build',
  },
  {
    name: 'register',
    family: 'account',
    entry: 'src/register.tsx',
    page: 'src/app/documents/register-document.tsx',
    path: '/register',
    file: 'register.html',
    rendered: 'by the build',
  },
  {
    name: 'product',
    family: 'products',
    entry: 'src/product.tsx',
    page: 'src/app/documents/product-page.tsx',
    file: `${templateFolder}/product.html`,
    rendered: 'by the function',
  },
  {
    name: 'catalogue',
    family: 'products',
    entry: 'src/catalogue.tsx',
    page: 'src/app/documents/catalogue-page.tsx',
    file: `${templateFolder}/catalogue.html`,
    rendered: 'by the function',
  },
  {
    name: 'app',
    family: 'app',
    entry: 'src/main.tsx',
    page: 'src/app/root.tsx',
    file: 'app.html',
    rendered: 'in the browser',
  },
]

/** The documents that the function fills, by name. */
export const templateDocuments = siteDocuments.filter(({ rendered }) => rendered === 'by the function')
