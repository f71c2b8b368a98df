import type { BuysFor } from '@wood-master/contract/tax'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { useOwnQuery } from '#lib/api/queries.ts'
import { consumerTaxes } from '#lib/prices/prices-with-tax.ts'
import * as m from '#texts/prices.ts'
import { ChoiceRow } from './choice-row.tsx'

interface BuysForFieldsProps {
  buysFor: BuysFor
  onChoose: (buysFor: BuysFor) => void
}

/** For a business, with prices without tax, or for oneself, with prices as they are paid; nothing where the shop has only the first. */
export function BuysForFields({ buysFor, onChoose }: BuysForFieldsProps) {
  const { data: rates, isPending } = useOwnQuery(['consumer taxes'], consumerTaxes)
  if (isPending) return <Skeleton className="h-20.5" />
  if (!rates?.length) return null
  const choices = [
    { value: 'business', name: m.forBusiness() },
    { value: 'myself', name: m.forMyself() },
  ] as const
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-semibold">{m.buyFor()}</legend>
      <div className="flex flex-wrap gap-2 whitespace-nowrap *:flex-1">
        {choices.map(({ value, name }) => (
          <ChoiceRow key={value} name="buys-for" checked={buysFor === value} onChoose={() => onChoose(value)}>
            {name}
          </ChoiceRow>
        ))}
      </div>
    </fieldset>
  )
}
