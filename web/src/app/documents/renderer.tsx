import type { TemplateName } from '@wood-master/contract/documents'
import { legalPageNames } from '@wood-master/contract/legal-pages'
import type { PageRenderer, PageSource, RenderedPage } from '@wood-master/contract/pages'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ErrorState } from '#components/feedback/error-state.tsx'
import { DocumentStartContext } from '#components/layout/page-start.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { paths } from '#config/paths.ts'
import { ProductTable } from '#features/products/product-table.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { standardTexts } from '#lib/api/legal-pages.ts'
import { dayText } from '#lib/text/dates.ts'
import * as m from '#texts/documents.ts'
import * as legalTexts from '#texts/legal.ts'
import { CataloguePage } from './catalogue-page.tsx'
import { DocumentFrame } from './document-frame.tsx'
import { type DocumentShell, documentHtml } from './document-html.ts'
import { catalogueHead } from './head/catalogue-head.ts'
import { legalHead } from './head/legal-head.ts'
import { headHtml, type PageHead } from './head/page-head.tsx'
import { productHead } from './head/product-head.ts'
import { LegalPage } from './legal-page.tsx'
import { createListAddress } from './list-address.ts'
import { loadCataloguePage, loadProductPage } from './load-page.ts'
import type { LegalPageData } from './page-data.ts'
import { ProductPage } from './product-page.tsx'

export interface BuiltSite {
  shells: Record<TemplateName, DocumentShell>
  headers: Readonly<Record<string, string>>
  /** Without a path; empty where pages are to name the address that they were called at. */
  siteUrl: string
}

interface Content {
  head: PageHead
  page: ReactNode
  data?: unknown
}

const statusOf = { sold: 200, gone: 410, unknown: 404 } as const

/** The HTML of a page that has its styles, and starts its document, below the navbar. */
export function pageHtml(
  page: ReactNode,
  { pageStyles, start }: Pick<DocumentShell, 'pageStyles' | 'start'>,
): string {
  return renderToString(
    <DocumentStartContext value={{ styles: pageStyles, code: start }}>{page}</DocumentStartContext>,
  )
}

export function renderDocument(shell: DocumentShell, { head, page, data }: Content): string {
  const { graph } = head
  return documentHtml(shell, { head: headHtml(head), page: pageHtml(page, shell), graph, data })
}

/** A page that the shop owner writes, with the text of the site where there is none. */
async function loadLegalPage(source: Pick<PageSource, 'legalPages'>, id: string): Promise<LegalPageData> {
  const name = legalPageNames.find((known) => known === id)
  if (!name) return {}
  const { pages, taxNumber, ...terms } = await source.legalPages()
  const { text, from } = pages[name] ?? {}
  return {
    name,
    text: text ?? standardTexts(terms)[name],
    ...(from ? { since: legalTexts.since({ date: dayText(from) }) } : {}),
    ...(taxNumber ? { taxNumber } : {}),
  }
}

/** Renders the pages of this build of the site, on any server that has the data. */
export function createRenderer({ shells, headers, siteUrl }: BuiltSite): PageRenderer {
  return {
    headers,
    async render(request, source) {
      const site = siteUrl || request.site
      const rendered = (status: RenderedPage['status'], name: TemplateName, content: Content) => ({
        status,
        html: renderDocument(shells[name], content),
      })
      if (request.page === 'product') {
        const data = await loadProductPage(source, request.id)
        const page = <ProductPage data={data} pathname={paths.product(request.id)} />
        return rendered(statusOf[data.state], 'product', { head: productHead(data, site), page, data })
      }
      if (request.page === 'catalogue') {
        const filters = new URLSearchParams(request.search)
        const data = await loadCataloguePage(source, filters)
        const address = createListAddress(
          { pathname: paths.products, search: request.search },
          data.catalog,
          () => Promise.reject(new Error('A server draws one list.')),
        )
        const page = <CataloguePage address={address} settings={data.settings} Table={ProductTable} />
        return rendered(200, 'catalogue', { head: catalogueHead(filters, data.catalog, site), page, data })
      }
      const id = request.page === 'legal' ? request.id : ''
      const data = await loadLegalPage(source, id)
      const page = <LegalPage data={data} pathname={paths.legal(id)} />
      return rendered(data.name ? 200 : 404, 'legal', { head: legalHead(data, site), page, data })
    },
    renderError({ message, requestId, address }) {
      const head = {
        title: m.somethingWentWrong(),
        description: message,
        image: `${siteUrl}/og.jpg`,
        noindex: true,
      }
      const page = (
        <DocumentFrame>
          <div className="page py-16">
            <PageHeading>{m.somethingWentWrong()}</PageHeading>
            <ErrorState error={new ApiError('internal', message, {}, 500, requestId)}>
              <a href={address} className={buttonClass('plain', 'mt-6')}>
                {m.tryAgain()}
              </a>
            </ErrorState>
          </div>
        </DocumentFrame>
      )
      // Its code would look for a product.
      return renderDocument({ ...shells.product, code: '', start: '' }, { head, page })
    },
  }
}
