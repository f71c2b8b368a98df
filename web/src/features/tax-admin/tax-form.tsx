import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { successToast } from '#components/feedback/toast.tsx'
import { TextField } from '#components/forms/field.tsx'
import { useFormDraft } from '#components/forms/form-draft.ts'
import { NewerSettings, newerSettings } from '#components/forms/newer-settings.tsx'
import { showServerErrors } from '#components/forms/server-errors.ts'
import { Button } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import * as m from '#texts/tax-admin.ts'
import { Rates } from './rates.tsx'
import { Registrations } from './registrations.tsx'
import { TaxCountry } from './tax-country.tsx'
import { bodyOf, type TaxSettings, type TaxValues, valuesOf } from './tax-values.ts'
import { TryTax } from './try-tax.tsx'
import { WaitingChecks } from './waiting-checks.tsx'

/** The fields of the seller stand by themselves. */
function bodyNamesOf({ registrations }: TaxValues): Record<string, string> {
  const ofRegistrations = registrations.flatMap((_, at) =>
    ['country', 'number'].map((part) => [
      `registrations.${at}.${part}`,
      `seller.registrations.${at}.${part}`,
    ]),
  )
  return {
    country: 'seller.country',
    taxNumber: 'seller.taxNumber',
    ...Object.fromEntries(ofRegistrations),
  }
}

export function TaxForm({ settings }: { settings: TaxSettings }) {
  const form = useForm<TaxValues>({ defaultValues: valuesOf(settings) })
  const forgetDraft = useFormDraft(form, 'tax')
  const { isSubmitting, errors } = form.formState
  const [newer, setNewer] = useState<TaxSettings>()

  const submit = form.handleSubmit(async (values) => {
    setNewer(undefined)
    try {
      const { version } = await api.call('saveTaxSettings', { body: bodyOf(values) })
      forgetDraft()
      form.reset({ ...values, version })
    } catch (error) {
      const current = newerSettings<TaxSettings>(error)
      if (current) return setNewer(current)
      return showServerErrors(form, error, bodyNamesOf(values))
    }
    void successToast(m.saved())
  })
  const showNewer = (current: TaxSettings) => {
    setNewer(undefined)
    forgetDraft()
    form.reset(valuesOf(current))
  }
  const replaceNewer = ({ version }: TaxSettings) => {
    form.setValue('version', version)
    return submit()
  }

  return (
    <div className="grid items-start gap-8 xl:grid-cols-[1fr_20rem]">
      <form onSubmit={submit} noValidate className="flex min-w-0 flex-col gap-6">
        {!settings.seller && <p className="rounded-field bg-base-200 px-4 py-3">{m.notKept()}</p>}
        <fieldset className="min-w-0 rounded-box border border-base-300 p-5">
          <legend className="px-2 font-serif text-xl">{m.seller()}</legend>
          <div className="grid gap-5 sm:grid-cols-2">
            <TaxCountry
              error={errors.country?.message}
              defaultValue={form.getValues('country')}
              {...form.register('country', { required: m.required({ label: m.country() }) })}
            />
            <TextField
              label={m.taxNumber()}
              hint={m.taxNumberHint()}
              error={errors.taxNumber?.message}
              {...form.register('taxNumber')}
            />
          </div>
          <Registrations form={form} />
        </fieldset>
        <Rates form={form} />
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input type="checkbox" className="checkbox shrink-0" {...form.register('forConsumers')} />
          {m.pricesInclude()}
        </label>
        {newer && (
          <NewerSettings
            disabled={isSubmitting}
            onShow={() => showNewer(newer)}
            onReplace={() => void replaceNewer(newer)}
          />
        )}
        <Button type="submit" pending={isSubmitting} className="self-start">
          {m.save()}
        </Button>
      </form>
      <div className="flex min-w-0 flex-col gap-8">
        <TryTax control={form.control} />
        <WaitingChecks waiting={settings.waiting} />
      </div>
    </div>
  )
}
