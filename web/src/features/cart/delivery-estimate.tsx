import { CountryOptions } from '#components/address/country-options.tsx'
import { useQuote } from '#components/delivery/use-quote.ts'
import { SelectField } from '#components/forms/field.tsx'
import { TotalsRows } from '#components/order/totals-rows.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import * as m from '#texts/cart.ts'
import * as deliveryTexts from '#texts/delivery.ts'
import { useDestination } from './use-destination.ts'

interface DeliveryEstimateProps {
  lines: { productId: string; quantity: number }[]
  /** Major units (dollars). */
  goods: number
  currency: string
}

/** To the tenth, as far as anybody needs to know it. */
const kilograms = (grams: number) => Math.round(grams / 100) / 10

export function DeliveryEstimate({ lines, goods, currency }: DeliveryEstimateProps) {
  const { destination, chooseCountry } = useDestination()
  const known = useQuote(lines.length > 0 ? destination : undefined, { lines })
  const quote = known.state === 'ready' ? known.quote : undefined
  const rate = quote?.rates[0]
  return (
    <>
      <SelectField
        label={deliveryTexts.to()}
        value={destination?.country ?? ''}
        onChange={(event) => chooseCountry(event.target.value)}
      >
        <option value="">{m.chooseCountry()}</option>
        <CountryOptions />
      </SelectField>
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
          {quote.message}{' '}
          <Link to={paths.contact} className="link">
            {deliveryTexts.contact()}
          </Link>
        </p>
      )}
      <dl
        className={`flex flex-col gap-2 border-base-300 border-t pt-4 ${known.state === 'loading' ? 'opacity-60' : ''}`}
        aria-live="polite"
      >
        <TotalsRows
          goods={goods}
          shipping={rate && { name: rate.name, amount: rate.price }}
          tax={quote && rate && { terms: quote.tax, lines: rate.taxLines, amount: rate.taxTotal }}
          total={rate?.total ?? goods}
          totalName={rate ? m.toPay() : m.goodsOnly()}
          currency={currency}
        />
      </dl>
    </>
  )
}
