import { TextArea, TextField } from '#components/forms/field.tsx'
import { Button } from '#components/ui/button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import * as m from '#texts/contact.ts'
import { useContactForm } from './use-contact-form.ts'

function Invitation() {
  return (
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
  )
}

export function ContactForm() {
  const { send, noteTyping, pending, sent, errors, generalError } = useContactForm()
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="page later grid gap-8 py-16 lg:grid-cols-2 lg:gap-14"
    >
      <Invitation />
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
        <Button type="submit" pending={pending} className="self-start">
          {m.submit()}
        </Button>
        <div role="status">{sent && <p className="font-semibold text-success">{m.sent()}</p>}</div>
        {generalError && (
          <p role="alert" className="text-error">
            {generalError}
          </p>
        )}
      </form>
    </section>
  )
}
