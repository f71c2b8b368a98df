import { useState } from 'react'
import { TextField } from '#components/forms/field.tsx'
import { useAddress } from '#components/lists/use-address.ts'
import * as m from '#texts/products.ts'
import { catalogueParams } from './filters.ts'

/** The highest price of one unit; applied on Enter and when the field is left. */
export function PriceCeiling() {
  const { search, change } = useAddress()
  const applied = search.get(catalogueParams.maxPrice) ?? ''
  const [typed, setTyped] = useState(applied)
  const [known, setKnown] = useState(applied)
  // The URL changed by other means.
  if (known !== applied) {
    setKnown(applied)
    setTyped(applied)
  }
  const apply = () => {
    if (typed !== applied) change({ [catalogueParams.maxPrice]: typed || undefined })
  }
  return (
    <TextField
      label={m.priceUpTo()}
      name={catalogueParams.maxPrice}
      type="number"
      inputMode="decimal"
      min={0.01}
      step={0.01}
      placeholder={m.any()}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && apply()}
    />
  )
}
