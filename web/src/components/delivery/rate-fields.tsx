import { ErrorState } from '#components/feedback/error-state.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { Price } from '#components/ui/price.tsx'
import { paths } from '#config/paths.ts'
import type { DeliveryQuote } from '#lib/api/delivery.ts'
import * as m from '#texts/delivery.ts'
import { ChoiceRow } from './choice-row.tsx'
import type { QuoteState } from './use-quote.ts'

interface RateFieldsProps {
  quote: QuoteState
  rateId: string | undefined
  currency: string
  onChoose: (id: string) => void
}

export function RateFields({ quote, ...rest }: RateFieldsProps) {
  switch (quote.state) {
    case 'none':
      return <p className="text-base-content/75">{m.countryFirst()}</p>
    case 'loading':
      return (
        <p role="status" className="flex min-h-12 items-center gap-3 text-base-content/75">
          <span className="loading loading-spinner loading-sm" aria-hidden="true" /> {m.loading()}
        </p>
      )
    case 'failed':
      return <ErrorState error={quote.error} retry={quote.refresh} />
    case 'ready':
      return quote.quote.message ? (
        <p role="alert" className="rounded-field bg-base-200 px-4 py-3">
          {quote.quote.message}{' '}
          <Link to={paths.contact} className="link">
            {m.contact()}
          </Link>
        </p>
      ) : (
        <Rates rates={quote.quote.rates} {...rest} />
      )
  }
}

function Rates({
  rates,
  rateId,
  currency,
  onChoose,
}: Omit<RateFieldsProps, 'quote'> & { rates: DeliveryQuote['rates'] }) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-semibold">{m.how()}</legend>
      {rates.map(({ id, name, price, days }) => (
        <ChoiceRow key={id} name="rate" checked={rateId === id} onChoose={() => onChoose(id)}>
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              {name} {days && <span className="text-base-content/75 text-sm">{m.days({ days })}</span>}
            </span>{' '}
            <Price amount={price} currency={currency} />
          </span>
        </ChoiceRow>
      ))}
    </fieldset>
  )
}
