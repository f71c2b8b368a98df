import { toMajor } from '@wood-master/contract/money'
import { openApi } from '@wood-master/contract/openapi'
import { checkHealth } from '../../domain/overview/health.ts'
import type { Shop } from '../../domain/ports.ts'
import type { HttpSettings } from '../../domain/settings.ts'
import { holdMinutes } from '../../domain/stock/hold.ts'
import type { Handlers } from '../pipeline/handler.ts'

export function shopRoutes(shop: Shop, { commit }: HttpSettings) {
  const { currency, enforceMinimumOrder, unpaidOrderHours } = shop.settings
  return {
    async getSettings() {
      const maintenance = await shop.maintenance.current()
      return {
        currency,
        enforceMinimumOrder,
        holdMinutes,
        unpaidOrderHours,
        maintenance: maintenance && { message: maintenance.message },
      }
    },

    async getWaitingCounts() {
      return shop.overview.waiting()
    },

    async getOverview({ now }) {
      const { sales, previous, bestSellers, ...counts } = await shop.overview.overview(now)
      const inMajor = <Sold extends { amount: number }>(sold: Sold): Sold => ({
        ...sold,
        amount: toMajor(sold.amount, currency),
      })
      return {
        ...counts,
        sales: sales.map(inMajor),
        previous: inMajor(previous),
        bestSellers: bestSellers.map(inMajor),
      }
    },

    async getHealth() {
      return { ...(await checkHealth(shop)), commit }
    },

    async getOpenApi() {
      return openApi()
    },
  } satisfies Partial<Handlers>
}
