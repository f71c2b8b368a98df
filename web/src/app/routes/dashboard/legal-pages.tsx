import { type LegalPageName, legalPageNames } from '@wood-master/contract/legal-pages'
import { limits } from '@wood-master/contract/limits'
import { settingsPage } from '#app/settings-page.tsx'
import { TextArea } from '#components/forms/field.tsx'
import { fieldOf } from '#components/forms/field-of.ts'
import { useSettingsForm } from '#components/forms/use-settings-form.tsx'
import { SubmitButton } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import { type LegalPages, legalTitles, standardTexts } from '#lib/api/legal-pages.ts'
import * as m from '#texts/legal.ts'

export const { loader, Component } = settingsPage('getLegalPages', LegalPagesForm, {
  title: m.adminTitle(),
  intro: m.adminIntro(),
  width: 'max-w-3xl',
})

type Fields = Record<LegalPageName, string> & { version: string }

const hints: Partial<Record<LegalPageName, string>> = { terms: m.termsHint(), imprint: m.imprintHint() }

function LegalPagesForm({ settings }: { settings: LegalPages }) {
  const { form, submit, notice } = useSettingsForm<LegalPages, Fields>({
    settings,
    valuesOf: ({ pages, version }) => {
      const texts = legalPageNames.map((name) => [name, pages[name]?.text ?? ''])
      return { ...Object.fromEntries(texts), version }
    },
    save: (body) => api.call('saveLegalPages', { body }),
    saved: m.saved(),
    draft: 'legal pages',
  })
  const field = fieldOf(form)

  return (
    <form onSubmit={submit} noValidate className="flex max-w-3xl flex-col gap-6">
      {legalPageNames.map((name) => (
        <TextArea
          key={name}
          label={legalTitles[name]}
          hint={hints[name] ?? m.hint()}
          rows={8}
          maxLength={limits.legalTextLength}
          placeholder={standardTexts(settings)[name]}
          {...field(name)}
        />
      ))}
      {notice}
      <SubmitButton pending={form.formState.isSubmitting}>{m.save()}</SubmitButton>
    </form>
  )
}
