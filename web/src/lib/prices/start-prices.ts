import { deviceStorage, whenWrittenElsewhere } from '#lib/browser/storage.ts'
import { buysForKey } from './shown-prices.ts'

function start(): void {
  if (deviceStorage.read(buysForKey)) void import('./prices-with-tax.ts')
}

/** Shows prices with tax where that was chosen, be it since; whoever buys for a business loads nothing for it. */
export function startPrices(): void {
  start()
  whenWrittenElsewhere(start)
}
