import { openApi } from '@wood-master/contract/openapi'
import { overview } from '@wood-master/contract/shop'
import { untranslatedProducts } from '../../domain/catalog/product-rules.ts'
import { withTexts } from '../../domain/legal-texts.ts'
import { watchedLines } from '../../domain/log.ts'
import { checkHealth } from '../../domain/overview/health.ts'
import type { Shop } from '../../domain/ports.ts'
import type { HttpSettings } from '../../domain/settings.ts'
import { holdMinutes } from '../../domain/stock/hold.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { savedSettings } from '../responses.ts'
import { wireOf } from '../wire-of.ts'

const overviewResponse = wireOf(overview)

export function shopRoutes(shop: Shop, { commit }: HttpSettings) {
  const { currency, enforceMinimumOrder, unpaidOrderHours, returnDays } = shop.settings
  async function legalPages() {
    const { content, version } = await shop.legalTexts.find()
    const { name, address, taxNumber } = shop.settings.seller
    return { pages: content.pages, taxNumber, returnDays, seller: { name, address }, version }
  }

  return {
    getLegalPages: async () => legalPages(),

    async saveLegalPages({ body: { version, ...written }, now }) {
      const found = await shop.legalTexts.find()
      const texts = withTexts(found.content, written, now)
      // Never over what somebody else has saved meanwhile: its terms would be lost.
      return savedSettings(await shop.legalTexts.replace(texts, version ?? found.version), legalPages)
    },

    async getSettings() {
      const maintenance = await shop.maintenance.current()
      return {
        currency,
        enforceMinimumOrder,
        holdMinutes,
        unpaidOrderHours,
        returnDays,
        maintenance: maintenance && { message: maintenance.message },
      }
    },

    getWaitingCounts: async () => shop.overview.waiting(),

    async getOverview({ now }) {
      const untranslated = untranslatedProducts(await shop.knownProducts.all())
      const overview = await shop.overview.overview(now)
      const levels = await shop.stockLevels.of(overview.runningOut.map(({ productId }) => productId))
      const runningOut = overview.runningOut.flatMap((product) => {
        const level = levels.find(({ productId }) => productId === product.productId)
        return level ? [{ ...product, ...level }] : []
      })
      return overviewResponse({ ...overview, runningOut, untranslated, currency })
    },

    async reportVisit({ body: { error: failed, ...visit } }) {
      if (failed) shop.log.warn(watchedLines.browserFailed, { page: visit.page, failed })
      else shop.log.info(watchedLines.visitMeasured, visit)
      return { acknowledged: true }
    },

    getHealth: async () => ({ ...(await checkHealth(shop)), commit }),
    getOpenApi: async () => openApi(),
  } satisfies Partial<Handlers>
}
