import { locale } from '@wood-master/contract/locale'

/** Who sells, as invoices and mails say it too; parts that the shop is not set to are empty. */
export const seller = {
  name: import.meta.env.SELLER_NAME || 'Wood-Master',
  address: import.meta.env.SELLER_ADDRESS ?? '',
  phone: import.meta.env.SELLER_PHONE ?? '',
  email: import.meta.env.SELLER_CONTACT ?? '',
  /** When somebody is there, in words, a line each. */
  hours: typeof sellerHours === 'undefined' ? '' : sellerHours[locale()],
} as const

/** The address of a call to the phone. */
export const phoneLink = `tel:${seller.phone.replaceAll(/[^+\d]/g, '')}`
