import { type FormEvent, useState } from 'react'
import { successToast } from '#components/feedback/toast.tsx'
import { TextArea, TextField } from '#components/forms/field.tsx'
import { SubmitButton } from '#components/ui/button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Problem } from '#components/ui/problem.tsx'
import { api } from '#lib/api/api.ts'
import { errorSentence } from '#lib/api/api-error.ts'
import { fieldErrors } from '#lib/api/field-errors.ts'
import { useAskBeforeUnload } from '#lib/browser/ask-before-unload.ts'
import * as m from '#texts/contact.ts'

export function ContactForm() {
  const { send, noteTyping, pending, sent, errors, generalError } = useContactForm()
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="page later grid gap-8 py-16 lg:grid-cols-2 lg:gap-14"
    >
      <div>
        <h2 id="contact-title" className="text-3xl sm:text-4xl">
          {m.title()}
        </h2>
        <p className="mt-4 max-w-prose text-base-content/85 text-lg">{m.intro()}</p>
        <Picture
          src="/pictures/scenes/workshop-portrait-960.jpg"
          alt=""
          sizes="33rem"
          className="placeholder-workshop-portrait mt-8 hidden aspect-4/3 w-full rounded-box object-[50%_65%] lg:block"
        />
      </div>
      <form
        onSubmit={send}
        onChange={noteTyping}
        className="flex flex-col gap-5 rounded-box border border-base-300 bg-base-100 p-6 shadow-sm"
      >
        <TextField label={m.email()} type="email" name="email" autoComplete="email" error={errors.email} />
        <TextField
          label={m.subject()}
          hint={m.subjectHint()}
          type="number"
          name="subject"
          min={0}
          error={errors.subject}
        />
        <TextArea label={m.message()} name="message" rows={5} error={errors.message} />
        <SubmitButton pending={pending}>{m.submit()}</SubmitButton>
        <div role="status">{sent && <p className="font-semibold text-success">{m.sent()}</p>}</div>
        <Problem>{generalError}</Problem>
      </form>
    </section>
  )
}

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
function useContactForm() {
  const [progress, setProgress] = useState<Progress>({ state: 'typing' })
  const [halfFilled, setHalfFilled] = useState(false)
  useAskBeforeUnload(halfFilled)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setProgress({ state: 'sending' })
    try {
      await api.call('sendMessage', { body: readForm(form) })
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
