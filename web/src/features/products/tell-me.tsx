import { SubmitButton } from '#components/ui/button.tsx'
import '#styles/index.css'
import { type FormEvent, useState } from 'react'
import { TextField } from '#components/forms/field.tsx'
import { api } from '#lib/api/api.ts'
import { errorSentence } from '#lib/api/api-error.ts'
import { session } from '#lib/session/session.ts'
import * as m from '#texts/notices.ts'

export default function TellMe({ productId }: { productId: string }) {
  const [progress, setProgress] = useState<'typing' | 'sending' | 'noted'>('typing')
  const [problem, setProblem] = useState<string>()

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '')
    setProgress('sending')
    setProblem(undefined)
    try {
      await api.call('askForNotice', { params: { id: productId }, body: { email } })
      setProgress('noted')
    } catch (error) {
      setProblem(errorSentence(error))
      setProgress('typing')
    }
  }

  if (progress === 'noted') return <p role="status">{m.noted()}</p>
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="flex flex-col gap-3">
      <TextField
        label={m.email()}
        hint={m.oneMail()}
        type="email"
        name="email"
        autoComplete="email"
        defaultValue={session.account()?.email ?? ''}
        error={problem}
      />
      <SubmitButton pending={progress === 'sending'}>{m.tellMe()}</SubmitButton>
    </form>
  )
}
