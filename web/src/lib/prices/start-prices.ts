import { deviceStorage } from '#lib/browser/storage.ts'
import { buysForKey } from './shown-prices.ts'

/** Shows prices with tax where that was chosen; whoever buys for a business loads nothing for it. */
export function startPrices(): void {
  if (deviceStorage.read(buysForKey)) void import('./prices-with-tax.ts')
}
