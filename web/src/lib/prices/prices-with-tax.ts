import { formatPrice, toMajor, toMinor } from '@wood-master/contract/money'
import { type ConsumerRate, consumerRate, withTax } from '@wood-master/contract/tax'
import { api } from '#lib/api/api.ts'
import { chosenCountry } from '#lib/browser/chosen-country.ts'
import { loadedOnce } from '#lib/browser/shared-promise.ts'
import { deviceStorage, whenWrittenElsewhere } from '#lib/browser/storage.ts'
import { countryName } from '#lib/text/country-name.ts'
import * as m from '#texts/prices.ts'
import { buysForKey, type PriceWriter, shownPrices, type TaxedGoods } from './shown-prices.ts'

/** The taxes of consumers; none where the shop shows no prices with them. Throws `ApiError`. */
export const consumerTaxes = loadedOnce(async () => (await api.call('listConsumerTaxes')).rates)

function writerWith(rates: readonly ConsumerRate[], country: string): PriceWriter {
  const rateOf = ({ taxClass }: TaxedGoods) => consumerRate(rates, country, taxClass)
  const write = (amount: number, currency: string, goods?: TaxedGoods) => {
    const { percent = 0 } = (goods && rateOf(goods)) ?? {}
    return formatPrice(toMajor(withTax(toMinor(amount, currency), percent), currency), currency)
  }
  const note = (goods: TaxedGoods) => {
    const rate = rateOf(goods)
    return rate ? m.including(rate) : m.noTaxTo({ country: countryName(country) })
  }
  return Object.assign(write, { withTax: { rateOf, note } })
}

/** Writes prices as they are chosen in this browser; without tax while nobody knows it. */
export async function showChosenPrices(): Promise<void> {
  const chosen = () => deviceStorage.read(buysForKey) && chosenCountry.read()
  try {
    const rates = chosen() ? await consumerTaxes() : []
    // Something else may have been chosen meanwhile.
    const country = chosen()
    shownPrices.write(country && rates.length > 0 ? writerWith(rates, country) : formatPrice)
  } catch {
    shownPrices.write(formatPrice)
  }
  delete document.documentElement.dataset.prices
}

void showChosenPrices()
whenWrittenElsewhere(() => void showChosenPrices())
