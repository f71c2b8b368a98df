import type { ResponseOf } from '@wood-master/contract/calls'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { dismissToasts, errorToast, successToast } from '#components/feedback/toast.ts'
import { TextField } from '#components/forms/field.tsx'
import { fieldOf } from '#components/forms/field-of.ts'
import { submitBy } from '#components/forms/server-errors.ts'
import { useAttempt } from '#components/forms/use-attempt.ts'
import { Button } from '#components/ui/button.tsx'
import { DialogFoot, Modal } from '#components/ui/modal.tsx'
import { useSiteNavigation } from '#components/ui/navigation.tsx'
import { Section } from '#components/ui/section.tsx'
import { paths } from '#config/paths.ts'
import { api } from '#lib/api/api.ts'
import { saveFile } from '#lib/browser/save-file.ts'
import { signOutEverywhere } from '#lib/session/session.ts'
import * as m from '#texts/profile.ts'

export function OwnAccount({ email }: { email: string }) {
  const { pending, attempt } = useAttempt(errorToast)
  const [asking, setAsking] = useState(false)

  const download = () => {
    void dismissToasts()
    return attempt(async () => {
      const data = await api.call('getOwnData')
      saveFile('wood-master-data.json', JSON.stringify(data, null, 2), 'application/json')
      await successToast(m.downloaded())
    })
  }

  return (
    <Section title={m.ownTitle()} heading="mb-3 text-2xl" className="mt-10">
      <p className="max-w-prose">{m.ownText()}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="plain" pending={pending} onClick={download}>
          {m.download()}
        </Button>
        <Button look="danger" onClick={() => setAsking(true)}>
          {m.closeAccount()}
        </Button>
      </div>
      {asking && <CloseAccountDialog email={email} onClose={() => setAsking(false)} />}
    </Section>
  )
}

function CloseAccountDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { go } = useSiteNavigation()
  const [closed, setClosed] = useState<ResponseOf<'closeAccount'>>()
  const form = useForm<{ typed: string }>({ defaultValues: { typed: '' } })
  const field = fieldOf(form)
  const { isSubmitting, errors } = form.formState

  const close = async () => setClosed(await api.call('closeAccount', { body: { email } }))
  const leave = () => void signOutEverywhere().finally(() => go(paths.home))

  if (closed) {
    // A dialog of its own, which takes the focus that the field had.
    return (
      <Modal key="closed" title={m.closedTitle()} onClose={leave}>
        <p role="status">{m.closedText()}</p>
        <ul className="mt-3 flex list-disc flex-col gap-2 ps-5">
          {closed.kept.map(({ what, count, why }) => (
            <li key={what}>
              {m.kept({ what, count })} {why}
            </li>
          ))}
        </ul>
        <div className="mt-5 flex justify-end">
          <Button onClick={leave}>{m.leave()}</Button>
        </div>
      </Modal>
    )
  }

  return (
    <Modal title={m.closeTitle()} onClose={onClose} busy={isSubmitting}>
      <p className="mb-3">{m.closeText()}</p>
      <p className="mb-5">{m.closeKept()}</p>
      <form onSubmit={submitBy(form, close, { keep: true })} noValidate className="flex flex-col gap-4">
        <TextField
          label={m.typeEmail()}
          hint={email}
          type="email"
          autoComplete="off"
          {...field('typed', (typed) => typed.trim().toLowerCase() === email.toLowerCase() || m.otherEmail())}
        />
        <DialogFoot
          problem={errors.root?.message}
          pending={isSubmitting}
          cancel={m.keepAccount()}
          look="danger"
          onClose={onClose}
        >
          {m.closeAccount()}
        </DialogFoot>
      </form>
    </Modal>
  )
}
