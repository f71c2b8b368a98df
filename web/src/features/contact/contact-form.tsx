import { type FormEvent, useState } from 'react'
import { successToast } from '#components/feedback/toast.ts'
import { TextArea, TextField } from '#components/forms/field.tsx'
import { useAttempt } from '#components/forms/use-attempt.ts'
import { useOnce } from '#components/forms/use-once.ts'
import { SubmitButton } from '#components/ui/button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Problem } from '#components/ui/problem.tsx'
import { api } from '#lib/api/api.ts'
import { errorSentence } from '#lib/api/api-error.ts'
import { fieldErrors } from '#lib/api/field-errors.ts'
import { useAskBeforeUnload } from '#lib/browser/ask-before-unload.ts'
import * as m from '#texts/contact.ts'

/** It uses no form library, which would only weigh on the home page. */
export function ContactForm() {
  const [halfFilled, setHalfFilled] = useState(false)
  useAskBeforeUnload(halfFilled)
  const [sent, setSent] = useState(false)
  const once = useOnce()
  const [failure, setFailure] = useState<ReturnType<typeof failureOf>>()
  const { pending, attempt } = useAttempt(async (error) => setFailure(failureOf(error)))

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setSent(false)
    setFailure(undefined)
    void attempt(async () => {
      const body = readForm(form)
      await once((key) => api.call('sendMessage', { body: { ...body, key } }))
      form.reset()
      setHalfFilled(false)
      setSent(true)
      void successToast(m.sent())
    })
  }
  const errors = failure?.fields ?? {}

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
        onChange={() => setHalfFilled(true)}
        className="flex flex-col gap-5 rounded-box border border-base-300 bg-base-100 p-6 shadow-sm"
      >
        {/* What is typed while it is sent would be gone with what was sent. */}
        <TextField
          label={m.email()}
          type="email"
          name="email"
          autoComplete="email"
          readOnly={pending}
          error={errors.email}
        />
        <TextField
          label={m.subject()}
          hint={m.subjectHint()}
          type="number"
          name="subject"
          min={0}
          readOnly={pending}
          error={errors.subject}
        />
        <TextArea label={m.message()} name="message" rows={5} readOnly={pending} error={errors.message} />
        <SubmitButton pending={pending}>{m.submit()}</SubmitButton>
        <div role="status">{sent && <p className="font-semibold text-success">{m.sent()}</p>}</div>
        <Problem>{failure?.sentence}</Problem>
      </form>
    </section>
  )
}

const formFields = ['email', 'subject', 'message'] as const

function failureOf(error: unknown) {
  const { fields, general } = fieldErrors(error, formFields)
  return { fields, sentence: general ? errorSentence(error) : undefined }
}

function readForm(form: HTMLFormElement) {
  const typed = Object.fromEntries(new FormData(form)) as Record<(typeof formFields)[number], string>
  const { subject, ...texts } = typed
  return { ...texts, ...(subject === '' ? {} : { subject: Number(subject) }) }
}
