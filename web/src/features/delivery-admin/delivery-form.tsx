import { useState } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { successToast } from '#components/feedback/toast.tsx'
import { useFormDraft } from '#components/forms/form-draft.ts'
import { NewerSettings, newerSettings } from '#components/forms/newer-settings.tsx'
import { showServerErrors } from '#components/forms/server-errors.ts'
import { Button } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import * as m from '#texts/delivery-admin.ts'
import { DefaultWeight } from './default-weight.tsx'
import type { DeliverySettings } from './delivery-admin-api.ts'
import { TryIt } from './try-it.tsx'
import { ZoneFieldset } from './zone-fieldset.tsx'
import { zoneRules } from './zone-rules.ts'
import { blankZone, type DeliveryValues, settingsOf, valuesOf } from './zone-values.ts'

interface DeliveryFormProps {
  settings: DeliverySettings
  currency: string
}

export function DeliveryForm({ settings, currency }: DeliveryFormProps) {
  const form = useForm<DeliveryValues>({ defaultValues: valuesOf(settings) })
  const forgetDraft = useFormDraft(form, 'delivery')
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'zones' })
  const rules = zoneRules(currency)
  const { isSubmitting } = form.formState

  const [newer, setNewer] = useState<DeliverySettings>()

  const submit = form.handleSubmit(async (values) => {
    setNewer(undefined)
    try {
      const { version } = await api.call('saveDeliverySettings', { body: settingsOf(values) })
      forgetDraft()
      form.reset({ ...values, version })
    } catch (error) {
      const current = newerSettings<DeliverySettings>(error)
      if (current) return setNewer(current)
      return showServerErrors(form, error, bodyNamesOf(values))
    }
    void successToast(m.saved())
  })
  const showNewer = (settings: DeliverySettings) => {
    setNewer(undefined)
    forgetDraft()
    form.reset(valuesOf(settings))
  }
  const replaceNewer = ({ version }: DeliverySettings) => {
    form.setValue('version', version)
    return submit()
  }

  return (
    <div className="grid items-start gap-8 xl:grid-cols-[1fr_18rem]">
      <form onSubmit={submit} noValidate className="flex min-w-0 flex-col gap-6">
        {fields.length === 0 && <EmptyState title={m.none()} text={m.noneText()} />}
        {fields.map(({ id }, index) => (
          <ZoneFieldset
            key={id}
            form={form}
            index={index}
            rules={rules}
            currency={currency}
            onRemove={() => remove(index)}
          />
        ))}
        <DefaultWeight form={form} rules={rules} unweighed={settings.unweighed} />
        {newer && (
          <NewerSettings
            disabled={isSubmitting}
            onShow={() => showNewer(newer)}
            onReplace={() => void replaceNewer(newer)}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={isSubmitting}>
            {m.save()}
          </Button>
          <Button look="plain" disabled={isSubmitting} onClick={() => append(blankZone())}>
            {m.addZone()}
          </Button>
        </div>
      </form>
      <TryIt control={form.control} currency={currency} />
    </div>
  )
}

/** The shop says grams where the page says kilograms. */
function bodyNamesOf({ zones }: DeliveryValues): Record<string, string> {
  const ofRates = Object.fromEntries(
    zones.flatMap(({ rates }, index) =>
      rates.map((_, at) => [`zones.${index}.rates.${at}.upToKg`, `zones.${index}.rates.${at}.upToGrams`]),
    ),
  )
  return { ...ofRates, defaultKg: 'defaultWeightGrams' }
}
