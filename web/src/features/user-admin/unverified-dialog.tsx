import { successToast } from '#components/feedback/toast.tsx'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { Modal } from '#components/ui/modal.tsx'
import { paths } from '#config/paths.ts'
import { mailAddress } from '#lib/text/mail-address.ts'
import * as m from '#texts/user-admin.ts'

interface UnverifiedDialogProps {
  email: string
  /** The shop's own sentence. */
  problem: string
  onClose: () => void
}

/** Why somebody could not be made an admin, and what they have to do first: only they can ask for the email. */
export function UnverifiedDialog({ email, problem, onClose }: UnverifiedDialogProps) {
  const profile = new URL(paths.myProfile, window.location.href).href
  const instructions = m.instructions({ profile })

  const copy = async () => {
    await navigator.clipboard.writeText(instructions)
    await successToast(m.copied())
  }

  return (
    <Modal title={m.unverifiedTitle()} onClose={onClose}>
      <p role="alert">{problem}</p>
      <p className="mt-4 font-semibold">{m.unverifiedTodo({ email })}</p>
      <blockquote className="wrap-anywhere mt-2 border-base-300 border-l-4 pl-3">{instructions}</blockquote>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button look="plain" onClick={copy}>
          {m.copy()}
        </Button>
        <a
          href={mailAddress(email, { subject: m.instructionsSubject(), body: instructions })}
          className={buttonClass('primary')}
        >
          {m.write()}
        </a>
      </div>
    </Modal>
  )
}
