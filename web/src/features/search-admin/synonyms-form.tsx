import { useState } from 'react'
import { successToast } from '#components/feedback/toast.tsx'
import { TextArea } from '#components/forms/field.tsx'
import { NewerSettings, newerSettings } from '#components/forms/newer-settings.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { Button } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import * as m from '#texts/search-admin.ts'
import type { SearchSettings } from './search-admin-api.ts'
import { linesOf, synonymsIn } from './synonym-lines.ts'

export function SynonymsForm({ settings }: { settings: SearchSettings }) {
  const [lines, setLines] = useState(() => linesOf(settings.synonyms))
  const [version, setVersion] = useState(settings.version)
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
        setVersion(saved.version)
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
    setVersion(current.version)
    setLines(linesOf(current.synonyms))
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
        onChange={(event) => setLines(event.target.value)}
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
