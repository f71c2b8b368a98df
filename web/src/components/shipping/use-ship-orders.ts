import { listText } from '@wood-master/contract/list-text'
import { useState } from 'react'
import { askDialog } from '#components/feedback/dialogs.ts'
import { successToast } from '#components/feedback/toast.ts'
import { useAction } from '#components/forms/use-action.ts'
import { errorSentence } from '#lib/api/api-error.ts'
import { eachOf } from '#lib/api/each-of.ts'
import { type Order, shipOrder } from '#lib/api/orders.ts'
import * as m from '#texts/shipping.ts'
import { whyNot } from './why-not.ts'

/** An order that was just shipped, or a part of it, for as long as that can be taken back. */
export type JustShipped = Pick<Order, '_id' | 'number'> & {
  state: 'shipped'
  shippedAt: string
  shipmentId?: string | undefined
}

export type NotShipped = Pick<Order, '_id' | 'number'> & { sentence: string }

/** Ships many orders at once. One that cannot be shipped is named and keeps no other from leaving. */
export function useShipOrders() {
  const { pending, run } = useAction()
  const [shipped, setShipped] = useState<JustShipped[]>([])
  const [notShipped, setNotShipped] = useState<NotShipped[]>([])

  const ship = async (chosen: readonly Order[]) => {
    const skipped = chosen.flatMap((order) => {
      const sentence = whyNot(order)
      return sentence ? [{ ...order, sentence }] : []
    })
    const orders = chosen.filter(({ _id }) => !skipped.some((one) => one._id === _id))
    if (!(await mayGo(orders))) return
    await run(async () => {
      const { done, failed } = await eachOf(orders, (order) => shipOrder(order))
      const shippedAt = new Date().toISOString()
      const gone = done.map(({ _id, number }) => ({ _id, number, state: 'shipped' as const, shippedAt }))
      const isGone = new Set(gone.map(({ _id }) => _id))
      // One that was taken back meanwhile, in another tab for example, and left again counts once.
      setShipped((before) => [...gone, ...before.filter(({ _id }) => !isGone.has(_id))])
      setNotShipped([
        ...failed.map(({ item, error }) => ({ ...item, sentence: errorSentence(error) })),
        ...skipped,
      ])
      if (gone.length > 0) void successToast(m.shipped())
    })
  }

  const forget = (ids: readonly string[]) =>
    setShipped((before) => before.filter(({ _id }) => !ids.includes(_id)))
  return { pending, shipped, notShipped, ship, forget }
}

/** Asks before a parcel leaves without an address, which the API allows. */
export async function mayGo(orders: readonly Order[]): Promise<boolean> {
  const without = orders.filter(({ address }) => !address)
  if (without.length === 0) return true
  return askDialog({
    title: m.noAddressTitle(),
    text:
      orders.length === 1
        ? m.noAddress()
        : m.noAddresses({ numbers: listText(without.map(({ number }) => number)) }),
    confirm: m.shipAnyway(),
  })
}
