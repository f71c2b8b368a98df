import type { TemplateName } from '@wood-master/contract/documents'
import type {
  PageProblem,
  PageRenderer,
  PageRequest,
  PageSource,
  RenderedPage,
} from '@wood-master/contract/pages'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { LaterStyles, LaterStylesContext } from '#components/layout/later-styles.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { paths } from '#config/paths.ts'
import * as m from '#texts/documents.ts'
import { CataloguePage } from './catalogue-page.tsx'
import { DocumentFrame } from './document-frame.tsx'
import { type DocumentShell, documentHtml } from './document-html.ts'
import { catalogueHead } from './head/catalogue-head.ts'
import { headHtml, type PageHead } from './head/page-head.tsx'
import { productHead } from './head/product-head.ts'
import { createListAddress } from './list-address.ts'
import { loadCataloguePage, loadProductPage } from './load-page.ts'
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

/** The HTML of a page that links the document's sheet where its first view ends. */
export function pageHtml(page: ReactNode, laterStyles: string): string {
  return renderToString(<LaterStylesContext value={laterStyles}>{page}</LaterStylesContext>)
}

export function renderDocument(shell: DocumentShell, { head, page, data }: Content): string {
  return documentHtml(shell, { head: headHtml(head), page: pageHtml(page, shell.laterStyles), data })
}

/** Renders the pages of this build of the site, on any server that has the data. */
export function createRenderer({ shells, headers, siteUrl }: BuiltSite): PageRenderer {
  async function renderProduct(id: string, site: string, source: PageSource): Promise<RenderedPage> {
    const data = await loadProductPage(source, id)
    const html = renderDocument(shells.product, {
      head: productHead(data, site),
      page: <ProductPage data={data} pathname={paths.product(id)} />,
      data,
    })
    return { status: statusOf[data.state], html }
  }

  async function renderCatalogue(search: string, site: string, source: PageSource): Promise<RenderedPage> {
    const filters = new URLSearchParams(search)
    const data = await loadCataloguePage(source, filters)
    const { catalog, settings } = data
    const address = createListAddress({ pathname: paths.products, search }, catalog, () =>
      Promise.reject(new Error('The server renders one list.')),
    )
    const html = renderDocument(shells.catalogue, {
      head: catalogueHead(filters, catalog, site),
      page: <CataloguePage address={address} settings={settings} />,
      data,
    })
    return { status: 200, html }
  }

  return {
    headers,
    async render(request: PageRequest, source: PageSource) {
      const site = siteUrl || request.site
      return request.page === 'product'
        ? renderProduct(request.id, site, source)
        : renderCatalogue(request.search, site, source)
    },
    renderError(problem) {
      const head = {
        title: m.somethingWentWrong(),
        description: problem.message,
        image: `${siteUrl}/og.jpg`,
        noindex: true,
      }
      // Its code would look for a product.
      return renderDocument({ ...shells.product, start: '' }, { head, page: <ErrorPage {...problem} /> })
    },
  }
}

function ErrorPage({ message, requestId, address }: PageProblem) {
  return (
    <DocumentFrame>
      <div className="page py-16">
        <PageHeading>{m.somethingWentWrong()}</PageHeading>
        <div role="alert" className="rounded-box border border-error/50 bg-base-200 px-6 py-10 text-center">
          <p className="font-serif text-xl">{m.thisCouldNotBeLoaded()}</p>
          <p className="mt-2">{message}</p>
          <p className="mt-1 text-base-content/75 text-sm">{m.requestIdRequestid({ requestId })}</p>
          <a href={address} className={buttonClass('plain', 'mt-6')}>
            {m.tryAgain()}
          </a>
        </div>
      </div>
      <LaterStyles />
    </DocumentFrame>
  )
}
