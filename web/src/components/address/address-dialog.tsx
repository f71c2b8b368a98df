import type { Address } from '@wood-master/contract/address-format'
import { useForm } from 'react-hook-form'
import { submitBy } from '#components/forms/server-errors.ts'
import { useRefusal } from '#components/forms/use-action.ts'
import { SubmitButton } from '#components/ui/button.tsx'
import { Modal } from '#components/ui/modal.tsx'
import { Problem } from '#components/ui/problem.tsx'
import * as m from '#texts/address.ts'
import { AddressFields } from './address-fields.tsx'
import { type AddressValues, addressFrom, addressValues } from './address-values.ts'

interface AddressDialogProps {
  title: string
  address: Partial<Address>
  bodyNames?: Record<keyof AddressValues, string>
  save: (address: Address) => Promise<unknown>
  onClose: () => void
}

export function AddressDialog({ title, address, bodyNames, save, onClose }: AddressDialogProps) {
  const form = useForm<AddressValues>({ defaultValues: addressValues(address) })
  const { isSubmitting, errors } = form.formState
  const { watch, close } = useRefusal(onClose)
  const send = async (values: AddressValues) => {
    await watch(save(addressFrom(values)))
    close()
  }
  return (
    <Modal title={title} onClose={close} busy={isSubmitting}>
      <form
        onSubmit={submitBy(form, send, { bodyNames, keep: true })}
        noValidate
        className="flex flex-col gap-6"
      >
        <AddressFields form={form} />
        <Problem>{errors.root?.message}</Problem>
        <SubmitButton pending={isSubmitting}>{m.saveAddress()}</SubmitButton>
      </form>
    </Modal>
  )
}
