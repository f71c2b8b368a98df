import type { ResponseOf } from '@wood-master/contract/calls'
import { translatedLocales } from '@wood-master/contract/product-texts'
import { settingsPage } from '#app/settings-page.tsx'
import { withNamedEntries } from '#components/forms/entry-errors.ts'
import { TextArea } from '#components/forms/field.tsx'
import { fieldOf } from '#components/forms/field-of.ts'
import { useSettingsForm } from '#components/forms/use-settings-form.tsx'
import { SubmitButton } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import * as m from '#texts/search-admin.ts'

export const { loader, Component } = settingsPage('getSearchSettings', SynonymsForm, {
  title: m.title(),
  intro: m.intro(),
})

type SearchSettings = ResponseOf<'getSearchSettings'>

function SynonymsForm({ settings }: { settings: SearchSettings }) {
  const { form, submit, notice } = useSettingsForm({
    settings,
    valuesOf: ({ synonyms, version }) => ({ lines: linesOf(synonyms), version }),
    save: ({ lines, version }) => {
      const read = synonymsIn(lines)
      const synonyms = 'synonyms' in read ? read.synonyms : []
      return api.call('saveSearchSettings', { body: { synonyms, version } }).catch((error) => {
        throw withNamedEntries(error, 'synonyms', linesOf(synonyms).split('\n'))
      })
    },
    saved: m.saved(),
    draft: 'synonyms',
    bodyNames: () => ({ lines: 'synonyms' }),
  })
  return (
    <form onSubmit={submit} noValidate className="flex max-w-xl flex-col gap-4">
      <TextArea
        label={m.label()}
        hint={m.hint()}
        rows={16}
        spellCheck={false}
        {...fieldOf(form)('lines', (lines) => {
          const read = synonymsIn(lines)
          return 'badLine' in read ? m.badLine({ line: read.badLine }) : true
        })}
      />
      {notice}
      <SubmitButton pending={form.formState.isSubmitting}>{m.save()}</SubmitButton>
    </form>
  )
}

type Synonyms = SearchSettings['synonyms']

/** The synonyms as an admin edits them, a line each: 'broom handle = dowel', 'de: Besenstiel = Dübelstange'. */
export function linesOf(synonyms: Synonyms): string {
  return synonyms
    .map(({ typed, means, language }) => `${language ? `${language}: ` : ''}${typed} = ${means}`)
    .join('\n')
}

/** The synonyms in the lines; blank lines are left out. Names the first line that cannot be read. */
export function synonymsIn(lines: string): { synonyms: Synonyms } | { badLine: number } {
  const synonyms: Synonyms = []
  for (const [index, line] of lines.split('\n').entries()) {
    if (line.trim() === '') continue
    const language = translatedLocales.find((one) => line.trimStart().startsWith(`${one}:`))
    const words = language ? line.slice(line.indexOf(':') + 1) : line
    const [typed = '', means = '', ...rest] = words.split('=').map((part) => part.trim())
    if (!typed || !means || rest.length > 0) return { badLine: index + 1 }
    synonyms.push({ typed, means, ...(language ? { language } : {}) })
  }
  return { synonyms }
}
