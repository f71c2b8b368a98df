import { listDocuments } from '@wood-master/contract/documents'
import { Failure } from '../shop/failure.ts'

export interface MeasuredPage {
  /** As it is called in the table and with `--only`. */
  name: string
  url: string
  kind: 'floor' | 'public' | 'dashboard'
}

const documents = listDocuments().map(({ path }) => path.replace(':id', '{id}'))

/** The address of a page of this shop that a product's id belongs into. */
const filled = (name: string, productId: string) => name.replace('{id}', encodeURIComponent(productId))

/** The floor and every page, or the floor and those of the given names. Throws a Failure for a name that is none. */
export function measuredPages(
  { floor, shop, productId }: { floor: string; shop: string; productId: string },
  only: string[],
): MeasuredPage[] {
  const pages: MeasuredPage[] = [
    ...documents.map((name) => ({ name, url: shop + filled(name, productId), kind: 'public' as const })),
    { name: '/dashboard', url: `${shop}/dashboard`, kind: 'dashboard' },
  ]
  const unknown = only.find((name) => !pages.some((page) => page.name === name))
  if (unknown)
    throw new Failure(
      `No page is called '${unknown}'; those measured are ${pages.map(({ name }) => name).join(', ')}.`,
    )
  const wanted = pages.filter(({ name }) => only.length === 0 || only.includes(name))
  return [{ name: 'floor', url: `${floor}/`, kind: 'floor' }, ...wanted]
}
