import { isBuyable, usualQuantity } from '@wood-master/contract/purchase-rules'
import { errorToast } from '#components/feedback/toast.tsx'
import { api } from '#lib/api/api.ts'
import { saveFile } from '#lib/browser/save-file.ts'

const lines = 5

/** Downloads a list that can be dropped right back: products of this shop with their usual quantities. */
export async function saveSample(): Promise<void> {
  try {
    const { items } = await api.list('listProducts', { query: { limit: 20 } })
    const rows = items
      .filter(isBuyable)
      .slice(0, lines)
      .map((product) => `${product.sku},${usualQuantity(product)}`)
    saveFile('quick-order-sample.csv', ['SKU,Quantity', ...rows, ''].join('\r\n'), 'text/csv;charset=utf-8')
  } catch (error) {
    await errorToast(error)
  }
}
