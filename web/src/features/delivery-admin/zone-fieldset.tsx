import { limits } from '@wood-master/contract/limits'
import X from 'lucide-react/icons/x'
import type { ComponentProps, ReactNode } from 'react'
import { type UseFormReturn, useController, useFieldArray, useWatch } from 'react-hook-form'
import { countryNames } from '#components/address/country-names.ts'
import { optionalLabel, SelectField, TextField } from '#components/forms/field.tsx'
import { fieldOf } from '#components/forms/field-of.ts'
import { Button, IconButton } from '#components/ui/button.tsx'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import { countryName } from '#lib/text/country-name.ts'
import * as m from '#texts/delivery-admin.ts'
import { blankRate, type DeliveryValues, type RateValues, zoneRules } from './zone-values.ts'

export interface ZoneProps {
  form: UseFormReturn<DeliveryValues>
  index: number
}

interface ZoneFieldsetProps extends ZoneProps {
  currency: string
  onRemove: () => void
}

export function ZoneFieldset({ form, index, currency, onRemove }: ZoneFieldsetProps) {
  const field = fieldOf(form)
  const title =
    useWatch({ control: form.control, name: `zones.${index}.name` }).trim() || m.zone({ number: index + 1 })
  return (
    <fieldset ref={keepFocus} className="min-w-0 rounded-box border border-base-300 p-5">
      <legend className="px-2 font-serif text-xl">{title}</legend>
      <div className="flex flex-col gap-5">
        <TextField
          label={m.name()}
          maxLength={limits.shortTextLength}
          {...field(`zones.${index}.name`, zoneRules.name)}
        />
        <ZoneCountries form={form} index={index} />
        <ZoneRates form={form} index={index} currency={currency} />
      </div>
      <Button look="danger" className="btn-sm mt-5" onClick={onRemove}>
        {m.removeZone()}
        <span className="sr-only"> {title}</span>
      </Button>
    </fieldset>
  )
}

/** The countries of a zone; one that is in another zone already is not offered. */
function ZoneCountries({ form, index }: ZoneProps) {
  const { field, fieldState } = useController({
    control: form.control,
    name: `zones.${index}.countries`,
    rules: { validate: zoneRules.countries },
  })
  // One text, so that nothing is drawn again while other fields are typed.
  const taken = useWatch({
    control: form.control,
    compute: ({ zones }) => zones.flatMap(({ countries }) => countries).join(' '),
  }).split(' ')
  const free = Object.entries(countryNames).filter(([code]) => !taken.includes(code))
  return (
    <div className="flex flex-col gap-3">
      <span className="font-semibold" id={`zone-${index}-countries`}>
        {m.countries()}
      </span>
      <ul aria-labelledby={`zone-${index}-countries`} className="flex flex-wrap gap-2 empty:hidden">
        {field.value.map((code) => (
          <li
            key={code}
            ref={keepFocus}
            className="flex items-center gap-1 rounded-full bg-base-200 py-1 pe-1 ps-3"
          >
            {countryName(code)}
            <IconButton
              icon={X}
              className="btn-circle btn-sm"
              label={m.removeCountry({ name: countryName(code) })}
              onClick={() => field.onChange(field.value.filter((known) => known !== code))}
              iconClass="size-4"
            />
          </li>
        ))}
      </ul>
      <SelectField
        ref={field.ref}
        label={m.addCountry()}
        value=""
        error={fieldState.error?.message}
        onText={(code) => code && field.onChange([...field.value, code])}
        choices={{ '': m.chooseCountry(), ...Object.fromEntries(free) }}
      />
    </div>
  )
}

type Rule = typeof zoneRules.upToKg

/** The rates of a zone, a row each: of rates with one name, the lightest that carries the goods is offered. */
function ZoneRates({ form, index, currency }: ZoneProps & { currency: string }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: `zones.${index}.rates` })
  const field = fieldOf(form)
  const isPrice = zoneRules.price(currency)
  const decimal = { inputMode: 'decimal' } as const
  const unlessEmpty = (rule: Rule) => (typed: string) => typed.trim() === '' || rule(typed)
  const cells: [part: keyof RateValues, label: ReactNode, rule: Rule, input: ComponentProps<'input'>][] = [
    ['name', m.rateName(), zoneRules.name, { maxLength: limits.shortTextLength }],
    ['fromKg', optionalLabel(m.from()), unlessEmpty(zoneRules.upToKg), decimal],
    ['upToKg', m.upTo(), zoneRules.upToKg, decimal],
    ['price', m.price({ currency: currency.toUpperCase() }), isPrice, decimal],
    ['perFurtherKg', optionalLabel(m.perFurtherKg()), unlessEmpty(isPrice), decimal],
    ['days', m.days(), zoneRules.days, { dir: 'ltr' }],
  ]
  return (
    <fieldset className="@container flex min-w-0 flex-col gap-4">
      <legend className="mb-3 font-semibold">{m.rates()}</legend>
      {fields.length === 0 && <p>{m.noRates()}</p>}
      {fields.map(({ id }, at) => {
        const name = `zones.${index}.rates.${at}` as const
        return (
          <div
            key={id}
            ref={keepFocus}
            // Fields stand in one line under labels of one line or three.
            className="grid gap-3 border-base-300 border-t pt-4 @md:grid-cols-[2fr_1fr_1fr_1fr] @md:gap-y-1.5 @3xl:grid-cols-[minmax(9rem,2fr)_repeat(5,minmax(5.5rem,1fr))_auto] @md:[&>div]:row-span-3 @md:[&>div]:grid @md:[&>div]:grid-rows-subgrid @md:[&_label]:self-end"
          >
            {cells.map(([part, label, rule, input]) => (
              <TextField key={part} label={label} {...input} {...field(`${name}.${part}`, rule)} />
            ))}
            <IconButton
              icon={X}
              look="plain"
              className="btn-square @md:col-start-3 @md:row-start-5 @3xl:col-start-7 @3xl:row-start-2"
              label={`${m.removeRate()} ${at + 1}`}
              title={m.removeRate()}
              onClick={() => remove(at)}
            />
          </div>
        )
      })}
      <Button
        look="plain"
        className="self-start"
        disabled={fields.length >= limits.zoneRates}
        onClick={() => append(blankRate())}
      >
        {m.addRate()}
      </Button>
    </fieldset>
  )
}
