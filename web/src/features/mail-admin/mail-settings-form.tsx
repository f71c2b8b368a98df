import { adminMailKinds, mailKindNames } from '@wood-master/contract/mail-kinds'
import { useForm } from 'react-hook-form'
import { errorToast, successToast } from '#components/feedback/toast.tsx'
import { TextArea, TextField } from '#components/forms/field.tsx'
import { Button } from '#components/ui/button.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { type MailSettings, saveMailSettings } from './mails-api.ts'
import { messages } from './messages.ts'

interface Fields {
  on: string[]
  recipients: string
  replyTo: string
}

/** Which mails admins get, who gets them, and where replies go. */
export function MailSettingsForm({ settings }: { settings: MailSettings }) {
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: {
      on: adminMailKinds.filter((kind) => !settings.off.includes(kind)),
      recipients: settings.recipients.join('\n'),
      replyTo: settings.replyTo ?? '',
    },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ on, recipients, replyTo }) => {
    try {
      await saveMailSettings({
        recipients: recipients.split(/[\s,;]+/).filter(Boolean),
        off: adminMailKinds.filter((kind) => !on.includes(kind)),
        ...(replyTo.trim() ? { replyTo: replyTo.trim() } : {}),
      })
      await successToast(messages.saved)
    } catch (error) {
      const fields = error instanceof ApiError ? Object.entries(error.fields ?? {}) : []
      for (const [name, message] of fields) {
        if (name.startsWith('recipients')) setError('recipients', { message })
        if (name === 'replyTo') setError('replyTo', { message })
      }
      if (fields.length === 0) await errorToast(error)
    }
  })

  return (
    <form onSubmit={submit} noValidate className="flex max-w-xl flex-col gap-6">
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-semibold">{messages.kinds}</legend>
        {adminMailKinds.map((kind) => (
          <label key={kind} className="flex min-h-9 items-center gap-3">
            <input type="checkbox" className="checkbox" value={kind} {...register('on')} />
            {mailKindNames[kind]}
          </label>
        ))}
      </fieldset>
      <TextArea
        label={messages.recipients}
        hint={messages.recipientsHint}
        rows={4}
        spellCheck={false}
        error={errors.recipients?.message}
        {...register('recipients')}
      />
      <TextField
        label={messages.replyTo}
        hint={messages.replyToHint}
        type="email"
        error={errors.replyTo?.message}
        {...register('replyTo')}
      />
      <Button type="submit" pending={isSubmitting} className="self-start">
        {messages.save}
      </Button>
    </form>
  )
}
