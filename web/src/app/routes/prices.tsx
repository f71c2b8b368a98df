import { useLoaderData } from 'react-router-dom'
import { countryNames } from '#components/address/country-names.ts'
import { ChoiceRow } from '#components/delivery/choice-row.tsx'
import { SelectField } from '#components/forms/field.tsx'
import { PlainLink } from '#components/ui/button.tsx'
import { Page } from '#components/ui/page.tsx'
import { paths } from '#config/paths.ts'
import { chooseBuysFor, useBuysFor, useChosenCountry } from '#lib/prices/buys-for.ts'
import { consumerTaxes } from '#lib/prices/prices-with-tax.ts'
import { usePrices } from '#lib/prices/shown-prices.ts'
import * as m from '#texts/prices.ts'

export async function loader() {
  return { rates: await consumerTaxes() }
}

export function Component() {
  const { rates } = useLoaderData<typeof loader>()
  return (
    <Page
      className="page py-10 lg:py-14"
      title={m.title()}
      description={m.description()}
      intro={rates.length > 0 ? m.intro() : m.onlyWithout()}
    >
      {rates.length > 0 && <Choice />}
      <PlainLink to={paths.products} className="mt-8">
        {m.goOn()}
      </PlainLink>
    </Page>
  )
}

function Choice() {
  const buysFor = useBuysFor()
  const { withTax } = usePrices()
  const [country = '', setCountry] = useChosenCountry()
  const choose = (chosen: string) => {
    setCountry(chosen)
    chooseBuysFor('myself', chosen || undefined)
  }
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-semibold">{m.buyFor()}</legend>
        <ChoiceRow
          name="buys-for"
          checked={buysFor === 'business'}
          onChoose={() => chooseBuysFor('business')}
        >
          {m.forBusiness()}
          <span className="block text-base-content/75 text-sm">{m.forBusinessHint()}</span>
        </ChoiceRow>
        <ChoiceRow name="buys-for" checked={buysFor === 'myself'} onChoose={() => choose(country)}>
          {m.forMyself()}
          <span className="block text-base-content/75 text-sm">{m.forMyselfHint()}</span>
        </ChoiceRow>
      </fieldset>
      {buysFor === 'myself' && (
        <SelectField
          label={m.country()}
          hint={withTax?.note({})}
          value={country}
          onText={choose}
          choices={{ '': m.chooseCountry(), ...countryNames }}
        />
      )}
    </div>
  )
}
