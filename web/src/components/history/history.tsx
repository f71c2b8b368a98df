import type { BodyOf } from '@wood-master/contract/calls'
import { eventNames } from '@wood-master/contract/event-kinds'
import type { PastEvent } from '@wood-master/contract/history'
import { limits } from '@wood-master/contract/limits'
import { listText } from '@wood-master/contract/list-text'
import { partsOf } from '@wood-master/contract/typed-text'
import { type FormEvent, useState } from 'react'
import { successToast } from '#components/feedback/toast.ts'
import { TextArea, TextField } from '#components/forms/field.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { useOnce } from '#components/forms/use-once.ts'
import { useTyped } from '#components/lists/typed-filter.tsx'
import { SubmitButton } from '#components/ui/button.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { Price } from '#components/ui/price.tsx'
import { Section } from '#components/ui/section.tsx'
import { withFieldSentences } from '#lib/api/field-errors.ts'
import { utcDayText } from '#lib/text/dates.ts'
import * as m from '#texts/history.ts'
import * as people from '#texts/user-admin.ts'

interface HistoryProps {
  events: readonly PastEvent[]
  currency: string
  tags: readonly string[]
  /** None for whoever may not write. */
  save: false | ((note: BodyOf<'noteOrder'>) => Promise<unknown>)
}

/** What happened to an order or a person, and what the shop's people note about it. */
export function History({ events, currency, tags, save }: HistoryProps) {
  return (
    <Section title={m.title()} heading="text-2xl" className="mt-10 flex flex-col gap-6">
      {save && <NoteForm seen={events.length} tags={tags} save={save} />}
      <ol className="flex flex-col gap-3" aria-label={m.title()}>
        {events.map((event) => {
          const { at, what, by, amount } = event
          const details = detailsOf(event)
          return (
            <li key={`${at} ${what} ${details}`}>
              <span className="font-semibold">{nameOf(event)}</span>{' '}
              {amount !== undefined && <Price amount={amount} currency={currency} />}
              {details && <span className="wrap-anywhere block whitespace-pre-wrap">{details}</span>}
              <span className="wrap-anywhere block text-base-content/75 text-sm">
                <DateText at={at} withTime />, {by ?? m.shop()}
              </span>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

interface NoteFormProps {
  /** How many events the page shows. */
  seen: number
  tags: readonly string[]
  save: Exclude<HistoryProps['save'], false>
}

function NoteForm({ seen, tags, save }: NoteFormProps) {
  const { pending, run } = useAction()
  const once = useOnce()
  const [text, setText] = useState('')
  const known = tags.join(', ')
  const [typed, setTyped] = useTyped(known)
  const wanted = partsOf(typed)
  // Tags that were not changed are not sent: somebody else may have set others meanwhile.
  const said = {
    ...(text.trim() && { text }),
    ...(wanted.join() !== partsOf(known).join() && { tags: wanted }),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(
      async () => {
        await once((key) => save({ key, ...said }), `${seen}`).catch((error) => {
          throw withFieldSentences(error)
        })
        await successToast(m.saved())
      },
      () => {
        // The next note may be begun already.
        setText((now) => (now === text ? '' : now))
      },
    )
  }
  return (
    <form onSubmit={submit} className="flex max-w-2xl flex-col gap-3">
      <TextArea
        label={eventNames.noted()}
        hint={m.noteHint()}
        rows={2}
        maxLength={limits.noteLength}
        value={text}
        onText={setText}
      />
      <TextField label={m.tags()} hint={m.tagsHint()} value={typed} onText={setTyped} />
      <SubmitButton small pending={pending} disabled={Object.keys(said).length === 0}>
        {m.save()}
      </SubmitButton>
    </form>
  )
}

/** How a dispute ended is its text. */
const disputeEnds: readonly unknown[] = ['won', 'lost', 'closed']
const isEnd = (text: string | undefined): text is 'won' | 'lost' | 'closed' => disputeEnds.includes(text)

const nameOf = ({ what, text }: PastEvent) =>
  what === 'dispute' && isEnd(text) ? m[`${what}_${text}`]() : eventNames[what]()

const roleNames: Record<string, () => string> = {
  admin: people.admin,
  packer: people.packer,
  bookkeeper: people.bookkeeper,
  support: people.support,
  shopper: people.user,
}

function textOf({ what, text = '' }: PastEvent): string {
  if (what === 'role_changed') return roleNames[text]?.() ?? text
  if (what === 'promise_moved') return text.replace(/\d{4}-\d\d-\d\d/g, utcDayText)
  return what === 'dispute' ? '' : text
}

const detailsOf = (event: PastEvent) =>
  [textOf(event), event.tags && m.tagged({ tags: listText(event.tags) || m.noTags() })]
    .filter(Boolean)
    .join(' · ')
