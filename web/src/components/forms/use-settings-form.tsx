import { type SyntheticEvent, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form'
import { successToast } from '#components/feedback/toast.ts'
import { Button } from '#components/ui/button.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { hasCode } from '#lib/api/api-error.ts'
import * as m from '#texts/forms.ts'
import { useFormDraft } from './form-draft.ts'
import { changedOf, setFields } from './kept-draft.ts'
import { showServerErrors } from './server-errors.ts'

interface SettingsFormOptions<Settings, Values extends FieldValues> {
  settings: Settings
  valuesOf: (settings: Settings) => Values
  save: (values: Values) => Promise<{ version: string }>
  saved: string
  draft: string
  /** Field to name in the body, where they differ. */
  bodyNames?: (values: Values) => Partial<Record<Path<Values>, string>>
}

/** A form over settings. Those that another admin saved meanwhile are shown or replaced as its user says. */
export function useSettingsForm<Settings extends { version: string }, Values extends FieldValues>(
  options: SettingsFormOptions<Settings, Values>,
) {
  const { settings, valuesOf, save, saved, draft, bodyNames } = options
  const form = useForm<Values>({ defaultValues: valuesOf(settings) as DefaultValues<Values> })
  const forgetDraft = useFormDraft(form, draft)
  const [newer, setNewer] = useState<Settings>()

  const send = form.handleSubmit(async (values) => {
    setNewer(undefined)
    try {
      const { version } = await save(values)
      forgetDraft()
      const typedMeanwhile = changedOf(form.getValues(), values)
      form.reset({ ...values, version })
      setFields(form, { ...typedMeanwhile, version })
    } catch (error) {
      if (hasCode(error, 'settings_changed') && error.current) return setNewer(error.current as Settings)
      return showServerErrors(form, error, bodyNames?.(values))
    }
    void successToast(saved)
  })
  const submit = (event?: SyntheticEvent) => {
    // Typing clears no error of a part with several fields, and a form with an error is not sent.
    form.clearErrors()
    return send(event)
  }
  const show = (current: Settings) => {
    setNewer(undefined)
    forgetDraft()
    form.reset(valuesOf(current))
  }
  const replace = ({ version }: Settings) => {
    form.setValue('version' as Path<Values>, version as PathValue<Values, Path<Values>>)
    void submit()
  }
  const { isSubmitting } = form.formState
  const notice = newer && (
    <div role="alert" className="flex flex-col gap-3 rounded-box border border-warning p-4">
      <p>{richText(m.changedMeanwhile(), { strong: (words) => <strong>{words}</strong> })}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="plain" disabled={isSubmitting} onClick={() => show(newer)}>
          {m.showSaved()}
        </Button>
        <Button look="plain" disabled={isSubmitting} onClick={() => replace(newer)}>
          {m.replaceSaved()}
        </Button>
      </div>
    </div>
  )
  return { form, submit, notice }
}
