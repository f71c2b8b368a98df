import { useAttempt } from '#components/forms/use-attempt.ts'
import { SubmitButton } from '#components/ui/button.tsx'
import '#styles/index.css'
import { type FormEvent, useState } from 'react'
import { TextField } from '#components/forms/field.tsx'
import { api } from '#lib/api/api.ts'
import { ApiError, errorSentence } from '#lib/api/api-error.ts'
import { session } from '#lib/session/session.ts'
import * as m from '#texts/notices.ts'

/** The button that was pressed is gone; whoever went on meanwhile stays there. */
const focusWhereLost = (note: HTMLElement | null) => {
  if (document.activeElement === document.body) note?.focus()
}

export default function TellMe({ productId }: { productId: string }) {
  const [noted, setNoted] = useState(false)
  const { pending, problem, setProblem, attempt } = useAttempt(async (error) =>
    setProblem((error instanceof ApiError && error.fields.email) || errorSentence(error)),
  )

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '')
    void attempt(async () => {
      await api.call('askForNotice', { params: { id: productId }, body: { email } })
      setNoted(true)
    })
  }

  if (noted)
    return (
      <p role="status" tabIndex={-1} ref={focusWhereLost} className="outline-none">
        {m.noted()}
      </p>
    )
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-3">
      <TextField
        // The button that opened the form is gone.
        autoFocus
        label={m.email()}
        hint={m.oneMail()}
        type="email"
        name="email"
        autoComplete="email"
        defaultValue={session.account()?.email ?? ''}
        error={problem}
      />
      <SubmitButton pending={pending}>{m.tellMe()}</SubmitButton>
    </form>
  )
}
