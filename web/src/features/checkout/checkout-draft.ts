import type { AddressValues } from '#components/address/address-values.ts'
import type { DeliveryStart } from '#components/delivery/use-delivery.ts'
import { tabStorage } from '#lib/browser/storage.ts'

/** What was typed and chosen before the order was placed. */
export interface CheckoutDraft extends DeliveryStart {
  address: AddressValues
  poNumber: string
  asReady: boolean
  /** The country that was chosen in the cart by then. */
  cartCountry: string | undefined
}

const keyOf = (uid: string) => `wood-master.draft.checkout.${uid}`

/** What this person had typed in this tab before the page was left or loaded again. */
export function readDraft(uid: string): CheckoutDraft | undefined {
  try {
    const value = JSON.parse(tabStorage.read(keyOf(uid)) ?? 'null') as CheckoutDraft | null
    return value?.address ? value : undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft as JSON; nothing forgets it. */
export function keepDraft(uid: string, draft: string | undefined): void {
  tabStorage.write(keyOf(uid), draft)
}
