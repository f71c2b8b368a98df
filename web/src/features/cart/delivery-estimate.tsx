import { sumOf } from '@wood-master/contract/money'
import { countryNames } from '#components/address/country-names.ts'
import { BuysForFields } from '#components/delivery/buys-for-fields.tsx'
import { useQuote } from '#components/delivery/use-quote.ts'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { SelectField } from '#components/forms/field.tsx'
import { TotalsRows, totalsRoom } from '#components/order/totals-rows.tsx'
import { goodsName } from '#components/ui/goods-name.ts'
import { api } from '#lib/api/api.ts'
import type { Destination } from '#lib/api/delivery.ts'
import { useOwnQuery } from '#lib/api/queries.ts'
import { chosenCountry } from '#lib/browser/chosen-country.ts'
import { chooseBuysFor, useBuysFor, useChosenCountry } from '#lib/prices/buys-for.ts'
import { type PricedGoods, useLinePrices } from '#lib/prices/lines-with-tax.ts'
import { showChosenPrices } from '#lib/prices/prices-with-tax.ts'
import { useAccount } from '#lib/session/session.ts'
import * as m from '#texts/cart.ts'
import * as deliveryTexts from '#texts/delivery.ts'

interface DeliveryEstimateProps {
  lines: (PricedGoods & { quantity: number })[]
  /** False while a changed line waits for its price. */
  isPriced: boolean
  currency: string
}

/** To the tenth, as far as anybody needs to know it. */
const kilograms = (grams: number) => Math.round(grams / 100) / 10

export function DeliveryEstimate({ lines, isPriced, currency }: DeliveryEstimateProps) {
  const { destination, isLooking, chooseCountry } = useDestination()
  const asked = lines.map(({ productId, quantity }) => ({ productId, quantity }))
  const { found: quote, isLoading } = useQuote(isPriced ? destination : undefined, { lines: asked })
  const isComing = isLoading || isLooking || (destination !== undefined && !isPriced)
  const rate = quote?.rates[0]
  const { goodsWithTax } = useLinePrices(lines, currency, rate?.taxLines)
  const prices = lines.map(({ price }) => price)
  const goods = sumOf(prices, currency)
  return (
    <>
      <SelectField
        label={deliveryTexts.to()}
        value={destination?.country ?? ''}
        onText={chooseCountry}
        choices={{ '': m.chooseCountry(), ...countryNames }}
      />
      <BuysForFields
        buysFor={useBuysFor()}
        onChoose={(buysFor) => chooseBuysFor(buysFor, destination?.country)}
      />
      {isComing && <Skeleton className="h-5" />}
      {quote && (
        <p className="flex justify-between gap-4 text-sm">
          <span>{m.weight()}</span>
          <span className={quote.grams > (quote.upToGrams ?? quote.grams) ? 'font-semibold text-error' : ''}>
            {quote.upToGrams === undefined
              ? m.weightOf({ kg: kilograms(quote.grams) })
              : m.weightLimit({ kg: kilograms(quote.grams), most: kilograms(quote.upToGrams) })}
          </span>
        </p>
      )}
      {quote?.message && (
        <p className="text-sm">
          {quote.message} {deliveryTexts.onRequest()}
        </p>
      )}
      <dl
        className={`flex flex-col gap-2 border-base-300 border-t pt-4 ${isComing ? `opacity-60 ${totalsRoom}` : ''}`}
        aria-live="polite"
      >
        <TotalsRows
          goodsTotal={goods}
          shipping={rate && { name: rate.name, amount: rate.price }}
          tax={quote && rate && { terms: quote.tax, lines: rate.taxLines, amount: rate.taxTotal }}
          goodsWithTax={goodsWithTax}
          total={rate?.total ?? goodsWithTax ?? goods}
          totalName={rate ? m.toPay() : goodsName(goodsWithTax !== undefined)}
          currency={currency}
        />
      </dl>
    </>
  )
}

function useDestination() {
  const uid = useAccount()?.uid
  const [country, setCountry] = useChosenCountry()
  // Without the address book the country is simply asked for.
  const book = useOwnQuery(['addresses', uid], () => api.call('listAddresses'), uid !== undefined)
  const last = book.data?.[0]
  const chosen = country ?? last?.country
  const buysFor = useBuysFor()
  const place = chosen ? { country: chosen } : undefined
  const company = chosen === last?.country ? last : place
  // A consumer's prices go by the country alone, here as on every page.
  const destination: Destination | undefined = buysFor === 'myself' ? place && { ...place, buysFor } : company
  const chooseCountry = (code: string) => {
    chosenCountry.write(code || undefined)
    setCountry(code || undefined)
    void showChosenPrices()
  }
  return { destination, isLooking: book.isLoading, chooseCountry }
}
