import { readFileSync } from 'node:fs'
import { listDocuments } from '@wood-master/contract/documents'
import { expect, it } from 'vitest'
import { paths } from '../../web/src/config/paths.ts'
import { shopPages } from './manifest.ts'

const router = readFileSync(new URL('../../web/src/app/router.tsx', import.meta.url), 'utf8')

/** Every pattern that the router knows: a text, or one of the paths by name. */
function routesOf(source: string): string[] {
  const [dashboard = '', others = ''] = source.split('const pages')
  const patterns = (part: string) =>
    [...part.matchAll(/(?:path: |\[|, )(?:'([^']+)'|paths\.(\w+))/g)].map(([, text, name]) =>
      name ? String(Reflect.get(paths, name)) : String(text),
    )
  const documents = listDocuments().map(({ path }) => path)
  return [
    ...documents,
    ...patterns(others),
    ...patterns(dashboard).map((path) => `${paths.dashboard}/${path}`),
  ]
}

it('has a page for every route of the site', () => {
  const routes = routesOf(router)
  expect(routes).toContain('/dashboard/manageOrder/:id')
  expect(routes).toContain('/products/:id')
  expect(new Set(shopPages.flatMap(({ route }) => route ?? []))).toEqual(new Set(routes))
})

it('gives every page a name of its own', () => {
  expect(new Set(shopPages.map(({ name }) => name)).size).toBe(shopPages.length)
})
