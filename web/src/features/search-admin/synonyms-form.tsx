import { translatedLocales } from '@wood-master/contract/product-texts'
import { useState } from 'react'
import { successToast } from '#components/feedback/toast.tsx'
import { TextArea } from '#components/forms/field.tsx'
import { NewerSettings, newerSettings } from '#components/forms/newer-settings.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { Button } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import { tabStorage } from '#lib/browser/storage.ts'
import * as m from '#texts/search-admin.ts'
import type { SearchSettings } from './search-admin-api.ts'

const draftKey = 'wood-master.draft.synonyms'

interface Draft {
  lines: string
  version: string
}

const draftOf = ({ synonyms, version }: SearchSettings): Draft => ({ lines: linesOf(synonyms), version })

function keptDraft(): Draft | undefined {
  const kept = tabStorage.read(draftKey)
  return kept === undefined ? undefined : (JSON.parse(kept) as Draft)
}

export function SynonymsForm({ settings }: { settings: SearchSettings }) {
  const [{ lines, version }, setDraft] = useState(() => keptDraft() ?? draftOf(settings))
  /** What was not saved survives a lost session, with the version that it was begun on. */
  const keep = (draft: Draft, saved = false) => {
    setDraft(draft)
    tabStorage.write(draftKey, saved ? undefined : JSON.stringify(draft))
  }
  const [newer, setNewer] = useState<SearchSettings>()
  const [error, setError] = useState<string>()
  const { pending, run } = useAction()

  const save = (seen = version) => {
    const read = synonymsIn(lines)
    if ('badLine' in read) return setError(m.badLine({ line: read.badLine }))
    setError(undefined)
    setNewer(undefined)
    void run(async () => {
      try {
        const saved = await api.call('saveSearchSettings', { body: { ...read, version: seen } })
        keep({ lines, version: saved.version }, true)
      } catch (failure) {
        const current = newerSettings<SearchSettings>(failure)
        if (!current) throw failure
        return setNewer(current)
      }
      void successToast(m.saved())
    })
  }
  const showNewer = (current: SearchSettings) => {
    setNewer(undefined)
    setError(undefined)
    keep(draftOf(current), true)
  }

  return (
    <form
      className="flex max-w-xl flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextArea
        label={m.label()}
        hint={m.hint()}
        error={error}
        rows={16}
        spellCheck={false}
        value={lines}
        onChange={(event) => keep({ lines: event.target.value, version })}
      />
      {newer && (
        <NewerSettings
          disabled={pending}
          onShow={() => showNewer(newer)}
          onReplace={() => save(newer.version)}
        />
      )}
      <Button type="submit" look="primary" pending={pending} className="self-start">
        {m.save()}
      </Button>
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
