import { limits } from '@wood-master/contract/limits'

const idLength = 12

/** Letters, digits and dashes, as a SKU may have them; of other scripts nothing is left. */
function skuText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const cut = (text: string, length: number) => text.slice(0, length).replace(/-$/, '')

/** SKUs for a product that was added without one. */
export interface DerivedSkus {
  /** Of the name alone; taken as soon as two products have the same name. */
  plain: string
  /** With enough of the id to be unique. */
  own: string
}

/** The SKUs that a product without one may get. */
export function skusFor({ id, name }: { id: string; name: string }): DerivedSkus {
  const ending = cut(skuText(id).replaceAll('-', ''), idLength) || 'X'
  const beginning = skuText(name) || 'ITEM'
  return {
    plain: cut(beginning, limits.skuLength),
    own: `${cut(beginning, limits.skuLength - ending.length - 1)}-${ending}`,
  }
}

/** The same for SKUs that only differ by case: two products can't have both. */
export function skuKey(sku: string): string {
  return sku.toLowerCase()
}
