import { canBeOrdered, usualQuantity } from '@wood-master/contract/purchase-rules'
import { errorToast } from '#components/feedback/toast.ts'
import { api } from '#lib/api/api.ts'
import type { Product } from '#lib/api/products.ts'
import { saveFile } from '#lib/browser/save-file.ts'
import { csvType } from '#lib/text/csv.ts'

const lines = 5

/** Some products that can be bought, for examples. */
async function someProducts(): Promise<Product[]> {
  const { items } = await api.list('listProducts', { query: { limit: 20 } })
  return items.filter((item) => canBeOrdered(item)).slice(0, lines)
}

/** A list of this shop's products in forms that people use; none where they cannot be had. */
export async function exampleList(): Promise<string> {
  try {
    const [one, other, third] = await someProducts()
    return [
      one && `${one.sku} ${usualQuantity(one)}`,
      other && `${usualQuantity(other)} x ${other.sku}`,
      third && `${third.name}; ${usualQuantity(third)}`,
    ]
      .filter(Boolean)
      .join('\n')
  } catch {
    return ''
  }
}

/** Downloads a list that can be dropped right back: products of this shop with their usual quantities. */
export async function saveSample(): Promise<void> {
  try {
    const rows = (await someProducts()).map((product) => `${product.sku},${usualQuantity(product)}`)
    saveFile('quick-order-sample.csv', ['SKU,Quantity', ...rows, ''].join('\r\n'), csvType)
  } catch (error) {
    await errorToast(error)
  }
}
