import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { placeServerErrors } from '#components/forms/server-errors.ts'
import { ApiError, errorSentence } from '#lib/api/api-error.ts'
import type { Order } from '#lib/api/orders.ts'
import { refundOrder } from './order-admin-api.ts'
import { type RefundFields, refundable } from './refund-form.ts'

/** Sends a refund; `onRefunded` runs once the shop has accepted it. */
export function useRefundForm(order: Order, onRefunded: () => void) {
  // One key for as long as the dialog is open: pressing again after a lost response refunds nothing more.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState<string>()
  const form = useForm<RefundFields>({
    defaultValues: { amount: refundable(order), reason: '', restock: false },
  })

  const submit = form.handleSubmit(async ({ amount, reason, restock }) => {
    setProblem(undefined)
    try {
      await refundOrder(order._id, { amount, reason: reason.trim(), restock: restock && !order.shipped, key })
      onRefunded()
    } catch (error) {
      if (placeServerErrors(form, error)) setProblem(errorSentence(error))
      // A definite no uses the key up; after any other failure the refund may have gone through.
      if (error instanceof ApiError && error.code === 'refund_not_possible') setKey(crypto.randomUUID())
    }
  })
  return { form, problem, submit }
}
