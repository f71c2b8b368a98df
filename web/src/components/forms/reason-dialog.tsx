import { limits } from '@wood-master/contract/limits'
import { useForm } from 'react-hook-form'
import { fieldOf, filled } from '#components/forms/field-of.ts'
import { DialogFoot, Modal } from '#components/ui/modal.tsx'
import * as m from '#texts/forms.ts'
import { TextArea } from './field.tsx'
import { submitBy } from './server-errors.ts'

export interface ReasonQuestion {
  title: string
  text: string
  confirm: string
  cancel?: string
}

interface ReasonDialogProps extends ReasonQuestion {
  /** Carries it out; what it throws is shown in the dialog, which stays open. */
  onConfirm: (reason: string) => Promise<void>
  onClose: () => void
}

export function ReasonDialog({ title, text, confirm, cancel, onConfirm, onClose }: ReasonDialogProps) {
  const form = useForm<{ reason: string }>({ defaultValues: { reason: '' } })
  const field = fieldOf(form)
  const { isSubmitting, errors } = form.formState

  const submit = submitBy(form, ({ reason }) => onConfirm(reason.trim()), { keep: true })

  return (
    <Modal title={title} onClose={onClose} busy={isSubmitting}>
      <p className="mb-5">{text}</p>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextArea
          label={m.reason()}
          rows={2}
          maxLength={limits.reasonLength}
          hint={m.reasonHint()}
          {...field('reason', filled(m.reasonRequired()))}
        />
        <DialogFoot problem={errors.root?.message} pending={isSubmitting} cancel={cancel} onClose={onClose}>
          {confirm}
        </DialogFoot>
      </form>
    </Modal>
  )
}
