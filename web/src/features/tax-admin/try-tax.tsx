import { reasonOf, taxCountryOf, taxOf } from '@wood-master/contract/tax'
import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { countryNames } from '#components/address/country-names.ts'
import { SelectField, TextField } from '#components/forms/field.tsx'
import { Panel } from '#components/ui/section.tsx'
import { countryName } from '#lib/text/country-name.ts'
import * as m from '#texts/tax-admin.ts'
import { type TaxValues, termsOf } from './tax-values.ts'

/** 'Company in Germany, 3 pieces: export, 0 %, because: …' */
export function TryTax({ control }: { control: Control<TaxValues> }) {
  const values = useWatch({ control }) as TaxValues
  const [to, setTo] = useState({ country: 'DE', postalCode: '' })
  const [buyer, setBuyer] = useState('proven')
  const [taxClass, setTaxClass] = useState('standard')
  const [pieces, setPieces] = useState('3')
  return (
    <Panel title={m.tryIt()} className="xl:sticky xl:top-24">
      <p className="text-base-content/75 text-sm">{m.tryItText()}</p>
      <SelectField
        label={m.buyer()}
        value={buyer}
        onText={setBuyer}
        choices={{ proven: m.provenCompany(), company: m.company(), consumer: m.consumer() }}
      />
      <SelectField
        label={m.destination()}
        value={to.country}
        onText={(text) => setTo({ ...to, country: text })}
        choices={countryNames}
      />
      <TextField
        label={m.postalCode()}
        value={to.postalCode}
        onText={(text) => setTo({ ...to, postalCode: text })}
      />
      <TextField label={m.taxClass()} value={taxClass} onText={setTaxClass} />
      <TextField label={m.pieces()} inputMode="numeric" value={pieces} onText={setPieces} />
      <p role="status" className="wrap-anywhere font-semibold">
        {values.country && outcomeOf(values, { to, buyer, taxClass, pieces: Number(pieces) || 1 })}
      </p>
    </Panel>
  )
}

interface Tried {
  to: { country: string; postalCode: string }
  buyer: string
  taxClass: string
  pieces: number
}

function outcomeOf(values: TaxValues, { to, buyer, taxClass, pieces }: Tried): string {
  const day = new Date()
  const number = taxCountryOf(to)
  const evidence = buyer === 'proven' ? { number, status: 'valid' as const, checkedAt: day } : undefined
  const decision = taxOf(termsOf(values), {
    to,
    buyer: buyer === 'consumer' ? 'consumer' : { evidence },
    taxClass,
    day,
  })
  const place = number === 'XI' ? m.northernIreland() : countryName(to.country)
  const { treatment, percent } = decision
  return m.outcome({ buyer, place, pieces, treatment, percent, reason: reasonOf(decision) })
}
