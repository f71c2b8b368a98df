import type { ResponseOf } from '@wood-master/contract/calls'
import { adminMailKinds, mailKindNames } from '@wood-master/contract/mail-kinds'
import { partsOf } from '@wood-master/contract/typed-text'
import { settingsPage } from '#app/settings-page.tsx'
import { Checkbox } from '#components/forms/checkbox.tsx'
import { withNamedEntries } from '#components/forms/entry-errors.ts'
import { TextArea, TextField } from '#components/forms/field.tsx'
import { fieldOf } from '#components/forms/field-of.ts'
import { useSettingsForm } from '#components/forms/use-settings-form.tsx'
import { SubmitButton } from '#components/ui/button.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { api } from '#lib/api/api.ts'
import * as m from '#texts/mail-admin.ts'

export const { loader, Component } = settingsPage('getMailSettings', MailSettingsForm, {
  title: m.settingsTitle(),
  intro: m.settingsIntro(),
  back: [adminPaths.mails, m.title()],
})

type MailSettings = ResponseOf<'getMailSettings'>

const fieldsOf = ({ off, recipients, replyTo = '', version }: MailSettings) => ({
  on: adminMailKinds.filter((kind) => !off.includes(kind)),
  recipients: recipients.join('\n'),
  replyTo,
  version,
})

function MailSettingsForm({ settings }: { settings: MailSettings }) {
  const { form, submit, notice } = useSettingsForm({
    settings,
    valuesOf: fieldsOf,
    save: ({ on, recipients: typed, replyTo, version }) => {
      const recipients = partsOf(typed.replaceAll(/\s/g, '\n'))
      const body = {
        version,
        recipients,
        off: adminMailKinds.filter((kind) => !on.includes(kind)),
        ...(replyTo.trim() ? { replyTo: replyTo.trim() } : {}),
      }
      return api.call('saveMailSettings', { body }).catch((error) => {
        throw withNamedEntries(error, 'recipients', recipients)
      })
    },
    saved: m.saved(),
    draft: 'mails',
  })
  const field = fieldOf(form)

  return (
    <form onSubmit={submit} noValidate className="flex max-w-xl flex-col gap-6">
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-semibold">{m.kinds()}</legend>
        {adminMailKinds.map((kind) => (
          <Checkbox key={kind} value={kind} {...form.register('on')}>
            {mailKindNames[kind]()}
          </Checkbox>
        ))}
      </fieldset>
      <TextArea
        label={m.recipients()}
        hint={m.recipientsHint()}
        rows={4}
        spellCheck={false}
        {...field('recipients')}
      />
      <TextField label={m.replyTo()} hint={m.replyToHint()} type="email" {...field('replyTo')} />
      {notice}
      <SubmitButton pending={form.formState.isSubmitting}>{m.save()}</SubmitButton>
    </form>
  )
}
