import type { BodyOf, ResponseOf } from '@wood-master/contract/calls'
import { standardTaxClass, type TaxTerms } from '@wood-master/contract/tax'
import { numberOf } from '#lib/text/number-of.ts'

export type TaxSettings = ResponseOf<'getTaxSettings'>

export const blankRate = (country: string): TaxValues['rates'][number] => ({
  country,
  taxClass: standardTaxClass,
  percent: '',
  name: 'VAT',
  from: new Date().toISOString().slice(0, 10),
})

export function valuesOf({ seller, rates, pricesInclude, version }: TaxSettings) {
  return {
    country: seller?.country ?? '',
    taxNumber: seller?.taxNumber ?? '',
    registrations: seller?.registrations ?? [],
    rates: rates.map((rate) => ({ ...rate, percent: String(rate.percent) })),
    forConsumers: pricesInclude === 'consumer',
    // Of the settings that were opened; in the form, so that a draft keeps it.
    version,
  }
}

export type TaxValues = ReturnType<typeof valuesOf>

/** What the page says, saved or not; rates that are not typed in yet are left out. */
export function termsOf({ country, taxNumber, registrations, rates, forConsumers }: TaxValues): TaxTerms {
  return {
    seller: { country, taxNumber: taxNumber.trim() || undefined, registrations },
    rates: rates
      .map((rate) => ({ ...rate, percent: numberOf(rate.percent) }))
      .filter(({ percent }) => percent >= 0),
    pricesInclude: forConsumers ? 'consumer' : 'none',
  }
}

export const bodyOf = (values: TaxValues): BodyOf<'saveTaxSettings'> => ({
  ...termsOf(values),
  version: values.version,
})
