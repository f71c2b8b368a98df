import { type Address, isTaxNumber } from '@wood-master/contract/address-format'
import { listedTotals, type Totals } from '@wood-master/contract/delivery-price'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { type AddressValues, addressFrom, addressValues } from '#components/address/address-values.ts'
import type { BookAddress } from '#lib/api/addresses.ts'
import type { Consignment, Delivery, DeliveryQuote, Destination } from '#lib/api/delivery.ts'
import { type QuoteState, useQuote } from './use-quote.ts'

interface DeliveryQuestion {
  /** The one that was used last first. */
  book: BookAddress[]
  start: DeliveryStart
  consignment: Consignment
  /** Major units (dollars). */
  goods: number
  currency: string
}

export interface DeliveryStart {
  /** The id of an address of the book; nothing: another one is typed. */
  chosen?: string | undefined
  /** What the fields of another one start with. */
  address: Partial<Address>
  rateId?: string | undefined
}

/** A delivery that is being chosen. */
export interface DeliveryForm {
  book: BookAddress[]
  /** The id of an address of the book; nothing: another one is typed. */
  chosen: string | undefined
  choose: (id: string | undefined) => void
  form: UseFormReturn<AddressValues>
  quote: QuoteState
  rateId: string | undefined
  chooseRate: (id: string) => void
  /** In major units (dollars); nothing while there is no rate. */
  totals: (Totals & { shippingName: string; taxTerms: DeliveryQuote['tax'] }) | undefined
  currency: string
  /** What was chosen; nothing, and messages at the fields, while something is missing. */
  read: () => Promise<Delivery | undefined>
}

export function useDelivery(question: DeliveryQuestion): DeliveryForm {
  const { book, start, consignment, goods, currency } = question
  const [chosen, choose] = useState(start.chosen)
  const form = useForm<AddressValues>({ defaultValues: addressValues(start.address) })
  const [typedCountry, typedTaxNumber] = form.watch(['country', 'taxNumber'])
  const [rate, chooseRate] = useState(start.rateId)

  const known = book.find(({ _id }) => _id === chosen)
  const quote = useQuote(
    known ? destinationOf(known) : destinationOf({ country: typedCountry, taxNumber: typedTaxNumber }),
    consignment,
  )
  const rates = quote.state === 'ready' ? quote.quote.rates : []
  const picked = rates.find(({ id }) => id === rate) ?? rates[0]

  return {
    book,
    chosen: known?._id,
    choose,
    form,
    quote,
    rateId: picked?.id,
    chooseRate,
    totals:
      quote.state === 'ready' && picked
        ? {
            ...listedTotals({ goods, shipping: picked.price, percent: quote.quote.tax.percent }, currency),
            shippingName: picked.name,
            taxTerms: quote.quote.tax,
          }
        : undefined,
    currency,
    async read() {
      const address = known ? addressOf(known) : await typed(form)
      return address && picked ? { address, rateId: picked.id } : undefined
    },
  }
}

function addressOf({ _id: _, ...address }: BookAddress): Address {
  return address
}

function destinationOf({ country, taxNumber }: Destination): Destination | undefined {
  if (!country) return undefined
  // Half a number is none yet.
  return taxNumber && isTaxNumber(taxNumber) ? { country, taxNumber: taxNumber.trim() } : { country }
}

async function typed(form: UseFormReturn<AddressValues>): Promise<Address | undefined> {
  return (await form.trigger(undefined, { shouldFocus: true })) ? addressFrom(form.getValues()) : undefined
}
