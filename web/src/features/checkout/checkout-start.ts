import { addressValues } from '#components/address/address-values.ts'
import { type DeliveryStart, destinationOf } from '#components/delivery/use-delivery.ts'
import { quoteAhead } from '#components/delivery/use-quote.ts'
import type { BookAddress, Consignment } from '#lib/api/delivery.ts'
import { chosenCountry } from '#lib/browser/chosen-country.ts'
import type { Cart } from '#lib/cart/kept-cart.ts'
import { chosenBuysFor } from '#lib/prices/buys-for.ts'
import type { Account } from '#lib/session/session.ts'
import { type CheckoutDraft, readDraft } from './checkout-api.ts'

export const consignmentOf = ({ lines }: Cart): Consignment => ({
  lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
})

/** What was typed before; else, or where the cart is to go elsewhere by now, the last address in the country chosen there. */
export function startOf(
  book: BookAddress[],
  { name }: Account,
  draft: CheckoutDraft | undefined,
): DeliveryStart {
  const country = chosenCountry.read()
  if (draft && draft.cartCountry === country) return draft
  const first = country ? book.find((address) => address.country === country) : book[0]
  return { chosen: first?._id, address: { name, ...draft?.address, country } }
}

/** Asks what delivery costs to where the form starts, so that nothing of it moves once that is known. */
export async function quoteStart(cart: Cart, book: BookAddress[], account: Account): Promise<void> {
  const { chosen, address } = startOf(book, account, readDraft(account.uid))
  const to = destinationOf(book.find(({ _id }) => _id === chosen) ?? addressValues(address))
  if (to) await quoteAhead({ ...to, buysFor: chosenBuysFor() }, consignmentOf(cart))
}
