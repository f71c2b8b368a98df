import { adminMailKinds, mailKindNames } from '@wood-master/contract/mail-kinds'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { successToast } from '#components/feedback/toast.tsx'
import { TextArea, TextField } from '#components/forms/field.tsx'
import { NewerSettings, newerSettings } from '#components/forms/newer-settings.tsx'
import { showServerErrors } from '#components/forms/server-errors.ts'
import { Button } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import * as m from '#texts/mail-admin.ts'
import type { MailSettings } from './mails-api.ts'

interface Fields {
  on: string[]
  recipients: string
  replyTo: string
  /** Of the settings that were opened. */
  version: string
}

const fieldsOf = ({ off, recipients, replyTo = '', version }: MailSettings): Fields => ({
  on: adminMailKinds.filter((kind) => !off.includes(kind)),
  recipients: recipients.join('\n'),
  replyTo,
  version,
})

export function MailSettingsForm({ settings }: { settings: MailSettings }) {
  const form = useForm<Fields>({ defaultValues: fieldsOf(settings) })
  const { register, handleSubmit, setValue, reset } = form
  const { errors, isSubmitting } = form.formState
  const [newer, setNewer] = useState<MailSettings>()

  const submit = handleSubmit(async ({ on, recipients, replyTo, version }) => {
    setNewer(undefined)
    try {
      const body = {
        version,
        recipients: recipients.split(/[\s,;]+/).filter(Boolean),
        off: adminMailKinds.filter((kind) => !on.includes(kind)),
        ...(replyTo.trim() ? { replyTo: replyTo.trim() } : {}),
      }
      setValue('version', (await api.call('saveMailSettings', { body })).version)
      await successToast(m.saved())
    } catch (error) {
      const current = newerSettings<MailSettings>(error)
      if (current) return setNewer(current)
      await showServerErrors(form, error, { recipients: 'recipients.' })
    }
  })

  const showNewer = (current: MailSettings) => {
    setNewer(undefined)
    reset(fieldsOf(current))
  }
  const replaceNewer = ({ version }: MailSettings) => {
    setValue('version', version)
    return submit()
  }

  return (
    <form onSubmit={submit} noValidate className="flex max-w-xl flex-col gap-6">
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-semibold">{m.kinds()}</legend>
        {adminMailKinds.map((kind) => (
          <label key={kind} className="flex min-h-9 items-center gap-3">
            <input type="checkbox" className="checkbox" value={kind} {...register('on')} />
            {mailKindNames[kind]}
          </label>
        ))}
      </fieldset>
      <TextArea
        label={m.recipients()}
        hint={m.recipientsHint()}
        rows={4}
        spellCheck={false}
        error={errors.recipients?.message}
        {...register('recipients')}
      />
      <TextField
        label={m.replyTo()}
        hint={m.replyToHint()}
        type="email"
        error={errors.replyTo?.message}
        {...register('replyTo')}
      />
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
  )
}
