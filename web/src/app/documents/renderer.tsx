import type { PageRenderer, PageRequest, PageSource, RenderedPage } from '@wood-master/contract/pages'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { LaterStylesContext } from '#components/layout/later-styles.tsx'
import { paths } from '#config/paths.ts'
import { CataloguePage } from './catalogue-page.tsx'
import { ErrorPage } from './error-page.tsx'
import { catalogueHead } from './head/catalogue-head.ts'
import { headHtml, type PageHead } from './head/page-head.tsx'
import { productHead } from './head/product-head.ts'
import { jsonBlock } from './json-block.ts'
import { createListAddress } from './list-address.ts'
import { loadCataloguePage, loadProductPage } from './load-page.ts'
import { pageDataId } from './page-data.ts'
import { ProductPage } from './product-page.tsx'

/** What the build of the site knows: each document as an HTML file with holes in it. */
export interface BuiltSite {
  templates: Record<'product' | 'catalogue', string>
  headers: Readonly<Record<string, string>>
  /** Without a path; empty where pages are to name the address that they were called at. */
  siteUrl: string
}

interface Content {
  head: PageHead
  page: ReactNode
  /** What the page hydrates from; nothing where it stays as it is. */
  data?: unknown
}

const statusOf = { sold: 200, gone: 410, unknown: 404 } as const

/** Puts a page into its document. Functions replace the holes, because a text may contain `$&`. */
function fill(template: string, { head, page, data }: Content): string {
  const block =
    data === undefined ? '' : `<script type="application/json" id="${pageDataId}">${jsonBlock(data)}</script>`
  const [, laterStyles = ''] = /data-later-styles="([^"]*)"/.exec(template) ?? []
  return template
    .replace('<!--head-->', () => headHtml(head))
    .replace('<!--page-->', () =>
      renderToString(<LaterStylesContext value={laterStyles}>{page}</LaterStylesContext>),
    )
    .replace('<!--data-->', () => block)
}

/** Without the code: what it would hydrate is not there. */
const withoutCode = (html: string) =>
  html
    .replaceAll(/<script type="module"[^>]*><\/script>/g, '')
    .replace(/<script data-files="[^"]*">[\s\S]*?<\/script>/, '')

/** Renders the pages of this build of the site, on any server that has the data. */
export function createRenderer({ templates, headers, siteUrl }: BuiltSite): PageRenderer {
  async function renderProduct(id: string, site: string, source: PageSource): Promise<RenderedPage> {
    const data = await loadProductPage(source, id)
    const html = fill(templates.product, {
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
    const html = fill(templates.catalogue, {
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
        title: 'Something went wrong',
        description: problem.message,
        image: `${siteUrl}/og.jpg`,
        noindex: true,
      }
      return withoutCode(fill(templates.product, { head, page: <ErrorPage {...problem} /> }))
    },
  }
}
