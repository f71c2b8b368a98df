import X from 'lucide-react/icons/x'
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import * as m from '#texts/ui.ts'
import { Button, IconButton, SubmitButton } from './button.tsx'
import { Problem } from './problem.tsx'

interface ModalProps {
  title: string
  children: ReactNode
  onClose: () => void
  /** While true it stays open: something is being sent. */
  busy?: boolean
}

export function useOpenDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while it is still in the document: only then does the browser return the focus.
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  return dialog
}

/** The browser's own dialog: keeps the focus inside and returns it when it closes. Open while it is mounted. */
export function Modal({ title, children, onClose, busy = false }: ModalProps) {
  const dialog = useOpenDialog()
  const titleId = useId()
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        if (!busy) onClose()
      }}
      // Browsers close a dialog at the second Escape, whatever was said at the first.
      onClose={() => busy && dialog.current?.showModal()}
      className="m-auto w-[calc(100%-2rem)] max-w-lg rounded-box bg-base-100 p-6 text-base-content shadow-xl backdrop:bg-black/50"
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        <IconButton
          icon={X}
          className="btn-square btn-sm"
          label={m.close()}
          disabled={busy}
          onClick={onClose}
        />
      </div>
      {children}
    </dialog>
  )
}

interface DialogFootProps extends Omit<ComponentProps<typeof SubmitButton>, 'className'> {
  problem: string | undefined
  cancel?: string | undefined
  onClose: () => void
}

export function DialogFoot({ problem, cancel = m.cancel(), onClose, ...submit }: DialogFootProps) {
  return (
    <>
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="plain" onClick={onClose} disabled={submit.pending}>
          {cancel}
        </Button>
        <SubmitButton {...submit} />
      </div>
    </>
  )
}
