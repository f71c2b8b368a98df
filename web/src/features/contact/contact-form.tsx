import { type FormEvent, useState } from 'react'
import { successToast } from '#components/feedback/toast.tsx'
import { TextArea, TextField } from '#components/forms/field.tsx'
import { Button } from '#components/ui/button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { ApiError, errorSentence } from '#lib/api/api-error.ts'
import { useAskBeforeUnload } from '#lib/browser/ask-before-unload.ts'
import { sendMessage } from './contact-api.ts'
import { messages } from './messages.ts'

function readForm(form: HTMLFormElement) {
  const values = new FormData(form)
  const subject = String(values.get('subject') ?? '')
  return {
    email: String(values.get('email') ?? ''),
    message: String(values.get('message') ?? ''),
    ...(subject === '' ? {} : { subject: Number(subject) }),
  }
}

/** Email, subject and message, checked by the browser and the server; sent without leaving the page. */
export function ContactForm() {
  const [pending, setPending] = useState(false)
  const [halfFilled, setHalfFilled] = useState(false)
  const [sent, setSent] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  useAskBeforeUnload(halfFilled)
  const fields = problem instanceof ApiError ? problem.fields : {}
  const general = problem !== undefined && Object.keys(fields).length === 0

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setPending(true)
    setProblem(undefined)
    setSent(false)
    try {
      await sendMessage(readForm(form))
      form.reset()
      setHalfFilled(false)
      setSent(true)
      void successToast(messages.sent)
    } catch (error) {
      setProblem(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <section aria-labelledby="contact-title" className="page grid gap-8 py-16 lg:grid-cols-2 lg:gap-14">
      <div>
        <h2 id="contact-title" className="text-3xl sm:text-4xl">
          {messages.title}
        </h2>
        <p className="mt-4 max-w-prose text-base-content/85 text-lg">{messages.intro}</p>
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
        <TextField
          label={messages.email}
          type="email"
          name="email"
          autoComplete="email"
          error={fields.email}
        />
        <TextField
          label={messages.subject}
          hint={messages.subjectHint}
          type="number"
          name="subject"
          min={0}
          error={fields.subject}
        />
        <TextArea label={messages.message} name="message" rows={5} error={fields.message} />
        <Button type="submit" pending={pending} className="self-start">
          {messages.submit}
        </Button>
        <div role="status">{sent && <p className="font-semibold text-success">{messages.sent}</p>}</div>
        {general && (
          <p role="alert" className="text-error">
            {errorSentence(problem)}
          </p>
        )}
      </form>
    </section>
  )
}
