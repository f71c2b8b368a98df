import { type Address, couldBeTaxNumber } from '@wood-master/contract/address-format'
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
  currency: string
}

/** What everything comes to with the chosen rate, as the shop says it. Major units (dollars). */
interface DeliveryTotals {
  shippingName: string
  shipping: number
  tax: { terms: DeliveryQuote['tax']; lines: DeliveryQuote['rates'][number]['taxLines']; amount: number }
  total: number
  taxNote: string | undefined
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
  totals: DeliveryTotals | undefined
  currency: string
  /** What was chosen; nothing, and messages at the fields, while something is missing. */
  read: () => Promise<Delivery | undefined>
}

export function useDelivery(question: DeliveryQuestion): DeliveryForm {
  const { book, start, consignment, currency } = question
  const [chosen, choose] = useState(start.chosen)
  const form = useForm<AddressValues>({ defaultValues: addressValues(start.address) })
  const [country, postalCode, taxNumber] = form.watch(['country', 'postalCode', 'taxNumber'])
  const [rate, chooseRate] = useState(start.rateId)

  const known = book.find(({ _id }) => _id === chosen)
  const quote = useQuote(destinationOf(known ?? { country, postalCode, taxNumber }), consignment)
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
            shippingName: picked.name,
            shipping: picked.price,
            tax: { terms: quote.quote.tax, lines: picked.taxLines, amount: picked.taxTotal },
            total: picked.total,
            taxNote: quote.quote.taxNote,
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

function destinationOf({ country, postalCode, taxNumber }: Destination): Destination | undefined {
  if (!country) return undefined
  return {
    country,
    // Where it decides about tax; elsewhere every letter of it would ask again.
    ...(country === 'GB' || country === 'ES' ? { postalCode: postalCode?.trim() || undefined } : {}),
    // Half a number is none yet.
    ...(taxNumber && couldBeTaxNumber(taxNumber) ? { taxNumber: taxNumber.trim() } : {}),
  }
}

async function typed(form: UseFormReturn<AddressValues>): Promise<Address | undefined> {
  return (await form.trigger(undefined, { shouldFocus: true })) ? addressFrom(form.getValues()) : undefined
}
