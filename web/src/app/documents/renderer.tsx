import type { TemplateName } from '@wood-master/contract/documents'
import { legalPageNames } from '@wood-master/contract/legal-pages'
import type {
  PageProblem,
  PageRenderer,
  PageRequest,
  PageSource,
  RenderedPage,
} from '@wood-master/contract/pages'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { FirstViewContext } from '#components/layout/first-view.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { paths } from '#config/paths.ts'
import { ProductTable } from '#features/products/product-table.tsx'
import { standardTexts } from '#lib/api/legal-pages.ts'
import { dayText } from '#lib/text/dates.ts'
import * as m from '#texts/documents.ts'
import * as legalTexts from '#texts/legal.ts'
import { CataloguePage } from './catalogue-page.tsx'
import { WholeDocument } from './document-frame.tsx'
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

/** The HTML of a page that starts its document below the navbar, and links its sheet where its first view ends. */
export function pageHtml(
  page: ReactNode,
  { laterStyles, pageStyles, start }: Pick<DocumentShell, 'laterStyles' | 'pageStyles' | 'start'>,
): string {
  return renderToString(
    <FirstViewContext value={{ laterStyles, pageStyles, start }}>{page}</FirstViewContext>,
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
      page: <CataloguePage address={address} settings={settings} Table={ProductTable} />,
      data,
    })
    return { status: 200, html }
  }

  async function renderLegal(id: string, site: string, source: PageSource): Promise<RenderedPage> {
    const data = await loadLegalPage(source, id)
    const html = renderDocument(shells.legal, {
      head: legalHead(data, site),
      page: <LegalPage data={data} pathname={paths.legal(id)} />,
      data,
    })
    return { status: data.name ? 200 : 404, html }
  }

  return {
    headers,
    async render(request: PageRequest, source: PageSource) {
      const site = siteUrl || request.site
      switch (request.page) {
        case 'product':
          return renderProduct(request.id, site, source)
        case 'catalogue':
          return renderCatalogue(request.search, site, source)
        case 'legal':
          return renderLegal(request.id, site, source)
        case 'unknown':
          return renderLegal('', site, source)
      }
    },
    renderError(problem) {
      const head = {
        title: m.somethingWentWrong(),
        description: problem.message,
        image: `${siteUrl}/og.jpg`,
        noindex: true,
      }
      // Its code would look for a product.
      return renderDocument(
        { ...shells.product, code: '', start: '' },
        { head, page: <ErrorPage {...problem} /> },
      )
    },
  }
}

function ErrorPage({ message, requestId, address }: PageProblem) {
  return (
    <WholeDocument>
      <div className="page py-16">
        <PageHeading>{m.somethingWentWrong()}</PageHeading>
        <div role="alert" className="rounded-box border border-error/50 bg-base-200 px-6 py-10 text-center">
          <p className="font-serif text-xl">{m.notLoaded()}</p>
          <p className="mt-2">{message}</p>
          <p className="mt-1 text-base-content/75 text-sm">{m.requestId({ requestId })}</p>
          <a href={address} className={buttonClass('plain', 'mt-6')}>
            {m.tryAgain()}
          </a>
        </div>
      </div>
    </WholeDocument>
  )
}
