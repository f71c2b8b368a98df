import type { BodyOf } from '@wood-master/contract/calls'
import type { PastEvent } from '@wood-master/contract/history'
import { limits } from '@wood-master/contract/limits'
import { type FormEvent, useState } from 'react'
import { successToast } from '#components/feedback/toast.tsx'
import { TextArea, TextField } from '#components/forms/field.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { Button } from '#components/ui/button.tsx'
import { Section } from '#components/ui/section.tsx'
import * as m from '#texts/history.ts'
import { PastEvents } from './past-events.tsx'

interface HistoryProps {
  events: readonly PastEvent[]
  currency: string
  tags: readonly string[]
  /** Left out for whoever may not write. */
  save?: ((note: BodyOf<'noteOrder'>) => Promise<unknown>) | undefined
}

/** What happened to an order or a person, and what the shop's people note about it. */
export function History({ events, currency, tags, save }: HistoryProps) {
  return (
    <Section title={m.title()} heading="text-2xl" className="mt-10 flex flex-col gap-6">
      {save && <NoteForm key={tags.join()} tags={tags} save={save} />}
      <PastEvents events={events} currency={currency} />
    </Section>
  )
}

function NoteForm({ tags, save }: { tags: readonly string[]; save: NonNullable<HistoryProps['save']> }) {
  const { pending, run } = useAction()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [text, setText] = useState('')
  const [typed, setTyped] = useState(tags.join(', '))
  const wanted = typed.split(',').flatMap((tag) => tag.trim() || [])
  const isEmpty = text.trim() === '' && wanted.join() === tags.join()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(
      async () => {
        await save({ key, tags: wanted, ...(text.trim() ? { text } : {}) })
        await successToast(m.saved())
      },
      () => {
        setKey(crypto.randomUUID())
        setText('')
      },
    )
  }
  return (
    <form onSubmit={submit} className="flex max-w-2xl flex-col gap-3">
      <TextArea
        label={m.noted()}
        hint={m.noteHint()}
        rows={2}
        maxLength={limits.noteLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <TextField
        label={m.tags()}
        hint={m.tagsHint()}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" small className="self-start" pending={pending} disabled={isEmpty}>
        {m.save()}
      </Button>
    </form>
  )
}
