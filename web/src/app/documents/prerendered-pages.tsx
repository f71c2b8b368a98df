import './instance-language.ts'
import { type DocumentName, documentPaths, type TemplateName } from '@wood-master/contract/documents'
import { locale, pathIn } from '@wood-master/contract/locale'
import type { ReactNode } from 'react'
import { PageStart } from '#components/layout/page-start.tsx'
import { shop } from '#config/shop.ts'
import { heroPicture } from '#features/home/home-sections.tsx'
import * as m from '#texts/documents.ts'
import { HomePage } from '../home-page.tsx'
import { LoadingPage } from '../loading-page.tsx'
import { BlogPage } from './blog-page.tsx'
import { DocumentFrame } from './document-frame.tsx'
import { type DocumentShell, documentHtml } from './document-html.ts'
import { legalHead } from './head/legal-head.ts'
import type { PageHead } from './head/page-head.tsx'
import { LegalPage } from './legal-page.tsx'
import { PortfolioPage, portrait } from './portfolio-page.tsx'
import { pageHtml, renderDocument } from './renderer.tsx'
import { LoginDocument, RegisterDocument } from './way-in-documents.tsx'

function Shell() {
  return (
    <DocumentFrame>
      <LoadingPage />
      <noscript>{m.needsScripts()}</noscript>
    </DocumentFrame>
  )
}

interface PrerenderedPage extends Pick<PageHead, 'title' | 'isWholeTitle' | 'description' | 'picture'> {
  page: ReactNode
}

/** What the build can render: as everyone first sees it, signed out and with everything of the shop still loading. */
const prerenderedPages: Record<Exclude<DocumentName, TemplateName> | 'app', PrerenderedPage> = {
  home: {
    title: m.homeTitle({ name: shop.name }),
    isWholeTitle: true,
    description: m.homeDescription(),
    picture: heroPicture,
    page: <HomePage />,
  },
  blog: { title: m.blog(), description: m.blogDescription(), page: <BlogPage /> },
  portfolio: {
    title: m.myPortfolio(),
    description: m.portfolioDescription(),
    picture: portrait,
    page: <PortfolioPage />,
  },
  login: { title: m.login(), description: m.loginDescription(), page: <LoginDocument /> },
  register: {
    title: m.register(),
    description: m.registerDescription(),
    page: <RegisterDocument />,
  },
  // Its pages say more of themselves once they run.
  app: { title: shop.name, isWholeTitle: true, description: m.shopDescription(), page: <Shell /> },
}

const isPrerendered = (name: string): name is keyof typeof prerenderedPages => name in prerenderedPages

/** What the build draws, by the names of its documents. */
export function drawnPages(): Record<string, string> {
  const withoutStart = { pageStyles: '', start: '' }
  return Object.fromEntries(
    Object.entries(prerenderedPages).map(([name, { page }]) => [name, pageHtml(page, withoutStart)]),
  )
}

/** The document as it is deployed; where the function renders its page, what its policy has to allow. */
export function prerender(shell: DocumentShell, site: string): string {
  const { name } = shell
  if (!isPrerendered(name)) return documentHtml(shell, { head: '', page: pageHtml(<PageStart />, shell) })
  const { page, ...said } = prerenderedPages[name]
  // The app is not one page alone.
  const canonical = name === 'app' ? {} : { canonical: site + pathIn(locale(), documentPaths[name]) }
  return renderDocument(shell, { head: { ...said, ...canonical, image: `${site}/og.jpg` }, page })
}

/** The notice at addresses where nothing is, in the document whose code knows of such. */
export const notFound = (shell: DocumentShell, site: string): string =>
  renderDocument(shell, { head: legalHead({}, site), page: <LegalPage data={{}} pathname="" />, data: {} })
