import { limits } from '@wood-master/contract/limits'
import { formatPrice } from '@wood-master/contract/money'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { TextArea, TextField } from '#components/forms/field.tsx'
import { Button } from '#components/ui/button.tsx'
import { Modal } from '#components/ui/modal.tsx'
import { ApiError, errorSentence } from '#lib/api/api-error.ts'
import { messages } from './messages.ts'
import { type Order, refundOrder } from './orders-api.ts'
import { amountProblem, type RefundFields, refundable } from './refund-form.ts'

interface RefundDialogProps {
  order: Order
  onClose: () => void
  onRefunded: () => void
}

/** The whole payment or a part of it back to the buyer. */
export function RefundDialog({ order, onClose, onRefunded }: RefundDialogProps) {
  const most = refundable(order)
  // One key for as long as the dialog is open: pressing again after a lost answer refunds nothing more.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState<unknown>()
  const { register, handleSubmit, formState, watch } = useForm<RefundFields>({
    defaultValues: { amount: most, reason: '', restock: false },
  })
  const { errors, isSubmitting } = formState
  const amount = watch('amount')

  const submit = handleSubmit(async ({ amount, reason, restock }) => {
    setProblem(undefined)
    try {
      await refundOrder(order._id, { amount, reason: reason.trim(), restock: restock && !order.shipped, key })
      onRefunded()
    } catch (error) {
      setProblem(error)
      // A final no uses the key up; with any other failure nobody knows yet whether the money went.
      if (error instanceof ApiError && error.code === 'refund_not_possible') setKey(crypto.randomUUID())
    }
  })

  return (
    <Modal title={messages.refundTitle} onClose={onClose} busy={isSubmitting}>
      <p className="mb-5">
        {order.quantity} × {order.productName} for {order.buyerName ?? order.email}. {formatPrice(most)} of{' '}
        {formatPrice(order.price)} can be given back.
      </p>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          label="Amount"
          type="number"
          inputMode="decimal"
          step="0.01"
          min={0}
          max={most}
          hint="All that is left, or a part of it"
          error={errors.amount?.message}
          {...register('amount', { valueAsNumber: true, validate: (value) => amountProblem(value, most) })}
        />
        <TextArea
          label="Reason"
          rows={2}
          maxLength={limits.reasonLength}
          error={errors.reason?.message}
          {...register('reason', { validate: (reason) => reason.trim() !== '' || messages.reasonRequired })}
        />
        {!order.shipped && (
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" className="checkbox" {...register('restock')} />
            Put the {order.quantity} pieces back on the shelf
          </label>
        )}
        {problem !== undefined && (
          <p role="alert" className="text-error">
            {errorSentence(problem)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="plain" onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" pending={isSubmitting}>
            Refund {amountProblem(amount, most) === true ? formatPrice(amount) : ''}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
