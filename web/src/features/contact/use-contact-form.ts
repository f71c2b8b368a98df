import { type FormEvent, useState } from 'react'
import { successToast } from '#components/feedback/toast.tsx'
import { api } from '#lib/api/api.ts'
import { errorSentence } from '#lib/api/api-error.ts'
import { fieldErrors } from '#lib/api/field-errors.ts'
import { useAskBeforeUnload } from '#lib/browser/ask-before-unload.ts'
import * as m from '#texts/contact.ts'

const formFields = ['email', 'subject', 'message'] as const

function readForm(form: HTMLFormElement) {
  const values = new FormData(form)
  const subject = String(values.get('subject') ?? '')
  return {
    email: String(values.get('email') ?? ''),
    message: String(values.get('message') ?? ''),
    ...(subject === '' ? {} : { subject: Number(subject) }),
  }
}

type Progress = { state: 'typing' | 'sending' | 'sent' } | { state: 'failed'; error: unknown }

/** Sends the form without leaving the page. It uses no form library, which would only weigh on the home page. */
export function useContactForm() {
  const [progress, setProgress] = useState<Progress>({ state: 'typing' })
  const [halfFilled, setHalfFilled] = useState(false)
  useAskBeforeUnload(halfFilled)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setProgress({ state: 'sending' })
    try {
      await sendMessage(readForm(form))
    } catch (error) {
      return setProgress({ state: 'failed', error })
    }
    form.reset()
    setHalfFilled(false)
    setProgress({ state: 'sent' })
    void successToast(m.sent())
  }

  const failure = progress.state === 'failed' ? fieldErrors(progress.error, formFields) : undefined
  return {
    send,
    noteTyping: () => setHalfFilled(true),
    pending: progress.state === 'sending',
    sent: progress.state === 'sent',
    errors: failure?.fields ?? {},
    generalError: progress.state === 'failed' && failure?.general ? errorSentence(progress.error) : undefined,
  }
}

export interface NewMessage {
  email: string
  subject?: number
  message: string
}

/** Throws `ApiError`; its fields are named like the form's. */
async function sendMessage(message: NewMessage): Promise<void> {
  await api.call('sendMessage', { body: message })
}
