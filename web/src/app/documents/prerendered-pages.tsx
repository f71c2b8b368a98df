import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { LaterStylesContext } from '#components/layout/later-styles.tsx'
import { documentNavigation } from '#components/ui/navigation.tsx'
import { HomePage } from '../home-page.tsx'
import { LoadingPage } from '../loading-page.tsx'
import { BlogPage } from './blog-page.tsx'
import { DocumentFrame } from './document-frame.tsx'
import { blogHead, homeHead, loginHead, portfolioHead, registerHead, shopHead } from './head/fixed-heads.ts'
import { headHtml, type PageHead } from './head/page-head.tsx'
import { LoginDocument } from './login-document.tsx'
import { PortfolioPage } from './portfolio-page.tsx'
import { RegisterDocument } from './register-document.tsx'

/** The frame that stands until the app draws it anew around the page. */
function Shell() {
  return (
    <DocumentFrame navigation={documentNavigation({ pathname: '', search: '' })}>
      <LoadingPage />
      <noscript>The shop needs JavaScript. Please allow it for this page and load it again.</noscript>
    </DocumentFrame>
  )
}

/**
 * What the build can render: as everyone first sees it, signed out and with everything of the shop still loading.
 * `laterStyles` is the address of the documents' sheet, where there is one.
 */
export function prerenderedPages(
  site: string,
  laterStyles = '',
): Record<string, { head: string; page: string; data: string }> {
  const page = (head: PageHead, node: ReactNode) => ({
    head: headHtml(head),
    page: renderToString(<LaterStylesContext value={laterStyles}>{node}</LaterStylesContext>),
    data: '',
  })
  return {
    home: page(homeHead(site), <HomePage />),
    blog: page(blogHead(site), <BlogPage />),
    portfolio: page(portfolioHead(site), <PortfolioPage />),
    login: page(loginHead(site), <LoginDocument />),
    register: page(registerHead(site), <RegisterDocument />),
    app: page(shopHead(site), <Shell />),
  }
}
