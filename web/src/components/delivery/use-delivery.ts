import { type Address, couldBeTaxNumber } from '@wood-master/contract/address-format'
import type { BuysFor } from '@wood-master/contract/tax'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type AddressValues, addressFrom, addressValues } from '#components/address/address-values.ts'
import type { BookAddress, Consignment, Delivery, Destination } from '#lib/api/delivery.ts'
import { chooseBuysFor, useBuysFor } from '#lib/prices/buys-for.ts'
import { type PricedGoods, useLinePrices } from '#lib/prices/lines-with-tax.ts'
import { useQuote } from './use-quote.ts'

interface DeliveryQuestion {
  /** The one that was used last first. */
  book: BookAddress[]
  start: DeliveryStart
  consignment: Consignment
  /** What is delivered, to show a consumer's prices. */
  goods: readonly PricedGoods[]
  currency: string
  /** An order's own, whatever this browser has chosen since. */
  buysFor?: BuysFor | undefined
}

export interface DeliveryStart {
  /** The id of an address of the book; nothing: another one is typed. */
  chosen?: string | undefined
  address: Partial<Address>
  rateId?: string | undefined
}

export function useDelivery(question: DeliveryQuestion) {
  const { book, start, consignment, goods, currency } = question
  const chosenHere = useBuysFor()
  const [ofOrder, setOfOrder] = useState(question.buysFor)
  const buysFor = ofOrder ?? chosenHere
  const [chosen, choose] = useState(start.chosen)
  const form = useForm<AddressValues>({ defaultValues: addressValues(start.address) })
  const [country, postalCode, taxNumber] = form.watch(['country', 'postalCode', 'taxNumber'])
  const [rate, chooseRate] = useState(start.rateId)

  const known = book.find(({ _id }) => _id === chosen)
  const to = destinationOf(known ?? { country, postalCode, taxNumber })
  const quote = useQuote(to && { ...to, buysFor }, consignment)
  const { found } = quote
  const picked = found?.rates.find(({ id }) => id === rate) ?? found?.rates[0] ?? found?.onRequest

  return {
    book,
    chosen: known?._id,
    choose,
    buysFor,
    chooseBuysFor: (wanted: BuysFor) => (ofOrder ? setOfOrder(wanted) : chooseBuysFor(wanted, to?.country)),
    form,
    quote,
    rateId: picked?.id,
    chooseRate,
    shown: useLinePrices(goods, currency, picked?.taxLines, buysFor),
    /** In major units (dollars); nothing while there is no rate. */
    totals:
      found && picked
        ? {
            // On request, what it costs is said later.
            shipping: picked === found.onRequest ? undefined : { name: picked.name, amount: picked.price },
            tax: { terms: found.tax, lines: picked.taxLines, amount: picked.taxTotal },
            total: picked.total,
            taxNote: found.taxNote,
          }
        : undefined,
    currency,
    /** What was chosen; nothing, and messages at the fields, while something is missing. */
    async read(): Promise<Delivery | undefined> {
      if (!known && !(await form.trigger(undefined, { shouldFocus: true }))) return undefined
      const { _id, ...address } = known ?? { _id: undefined, ...addressFrom(form.getValues()) }
      return picked && { address, rateId: picked.id, buysFor }
    },
  }
}

export function destinationOf({ country, postalCode, taxNumber }: Destination): Destination | undefined {
  if (!country) return undefined
  return {
    country,
    // Where it decides about tax; elsewhere every letter of it would ask again.
    ...(country === 'GB' || country === 'ES' ? { postalCode: postalCode?.trim() || undefined } : {}),
    // Half a number is none yet.
    ...(taxNumber && couldBeTaxNumber(taxNumber) ? { taxNumber: taxNumber.trim() } : {}),
  }
}

export type DeliveryForm = ReturnType<typeof useDelivery>
