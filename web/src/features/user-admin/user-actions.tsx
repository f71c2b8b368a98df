import type { ResponseOf } from '@wood-master/contract/calls'
import { type StaffRole, staffRoles } from '@wood-master/contract/roles'
import { useState } from 'react'
import { askDialog } from '#components/feedback/dialogs.ts'
import { errorToast, successToast } from '#components/feedback/toast.ts'
import { ActionButton } from '#components/forms/action-button.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { Modal } from '#components/ui/modal.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { paths } from '#config/paths.ts'
import { api } from '#lib/api/api.ts'
import { ApiError, hasCode } from '#lib/api/api-error.ts'
import * as m from '#texts/user-admin.ts'

export function UserActions({ user, self }: { user: User; self: boolean }) {
  const { pending, run } = useAction()
  const { email } = user
  const [unverified, setUnverified] = useState<string>()
  const [copied, setCopied] = useState(false)

  /** Another admin may have been first, or another account of this email the one that was meant. */
  const tell = async (call: Promise<{ modifiedCount: number }>, done: string) =>
    (await call).modifiedCount === 0 ? errorToast(m.roleUnchanged()) : successToast(done)
  /** Whoever has not proven an email is told what to do first. */
  const unlessUnverified = async (...call: Parameters<typeof tell>) => {
    try {
      await tell(...call)
    } catch (error) {
      if (!hasCode(error, 'email_not_verified')) throw error
      setCopied(false)
      setUnverified(error.message)
    }
  }
  const makeAdmin = async () => {
    try {
      await unlessUnverified(api.call('promote', { params: { email } }), m.promoted())
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 403)) throw error
      await errorToast(m.notPromoted())
    }
  }
  // An arrow key on the closed list chooses already.
  const giveRole = async (role: StaffRole | undefined) => {
    const confirm = role ? m[role]() : m.noStaffRole()
    if (pending || !(await askDialog({ title: m.roleOf({ email }), confirm }))) return
    await run(() =>
      unlessUnverified(api.call('giveRole', { params: { email }, body: { role } }), m.roleGiven()),
    )
  }

  // Why somebody could not be made an admin is told with what they have to do first: only they can ask for the email.
  const profile = new URL(paths.myProfile, window.location.href).href
  const instructions = m.instructions({ profile })

  const copy = async () => {
    await navigator.clipboard.writeText(instructions)
    setCopied(true)
  }
  // Spaces as %20: mail programs show a plus sign as it is.
  const subject = encodeURIComponent(m.instructionsSubject())

  return user.role === 'admin' ? (
    <ActionButton
      look="plain"
      small
      action={() => tell(api.call('demote', { params: { email } }), m.demoted())}
      ask={{
        title: m.demoteTitle(),
        text: self ? m.demoteSelfText() : m.demoteText({ email }),
        confirm: m.demoteConfirm(),
      }}
    >
      {richText(m.removeAdmin({ email }))}
    </ActionButton>
  ) : (
    <>
      <select
        aria-label={m.roleOf({ email })}
        className="select select-sm min-h-9 w-auto"
        aria-busy={pending || undefined}
        value={user.role ?? ''}
        onChange={({ target }) => void giveRole(staffRoles.find((role) => role === target.value))}
      >
        <option value="">{m.noStaffRole()}</option>
        {staffRoles.map((role) => (
          <option key={role} value={role}>
            {m[role]()}
          </option>
        ))}
      </select>
      <ActionButton
        look="plain"
        small
        disabled={pending}
        action={makeAdmin}
        ask={{ title: m.promoteTitle(), text: m.promoteText({ email }), confirm: m.promoteConfirm() }}
      >
        {richText(m.makeAdmin({ email }))}
      </ActionButton>
      {unverified && (
        <Modal title={m.unverifiedTitle()} onClose={() => setUnverified(undefined)}>
          <p role="alert">{unverified}</p>
          <p className="mt-4 font-semibold">{m.unverifiedTodo({ email })}</p>
          <blockquote className="wrap-anywhere mt-2 border-base-300 border-s-4 ps-3">
            {instructions}
          </blockquote>
          <div className="mt-5 flex flex-wrap items-center justify-end gap-3">
            {/* A toast would be under the dialog. */}
            <p role="status">{copied && m.copied()}</p>
            <Button look="plain" onClick={copy}>
              {m.copy()}
            </Button>
            <a
              href={`mailto:${encodeURIComponent(email)}?subject=${subject}&body=${encodeURIComponent(instructions)}`}
              className={buttonClass('primary')}
            >
              {m.write()}
            </a>
          </div>
        </Modal>
      )}
    </>
  )
}

export type User = ResponseOf<'listUsers'>[number]
