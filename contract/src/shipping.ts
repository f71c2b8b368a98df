import { partsOf, withoutMarks } from './typed-text.ts'

/** How long a shipment can be taken back, in seconds. */
export const undoSeconds = 60

/** Where a number is followed; `{number}` is filled in. */
const trackingAddresses = {
  'Australia Post': 'https://auspost.com.au/mypost/track/details/{number}',
  Bring: 'https://tracking.bring.com/tracking/{number}',
  'Canada Post': 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}',
  DHL: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}',
  DPD: 'https://www.dpdgroup.com/mydpd/tracking?parcelNumber={number}',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr={number}',
  GLS: 'https://gls-group.com/track/{number}',
  PostNord: 'https://tracking.postnord.com/en/tracking?id={number}',
  'Royal Mail': 'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
  TNT: 'https://www.tnt.com/express/en_us/site/tracking.html?searchType=con&cons={number}',
  UPS: 'https://www.ups.com/track?tracknum={number}',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}',
} as const

/** Carriers whose pages the shop knows; an order may name any other. */
export const carriers: readonly string[] = Object.keys(trackingAddresses)

/** The carrier's page for a parcel; nothing for a carrier that the shop does not know. */
export function trackingUrl(carrier: string | undefined, number: string): string | undefined {
  const typed = carrier?.trim().toLowerCase()
  const [, address] = Object.entries(trackingAddresses).find(([name]) => name.toLowerCase() === typed) ?? []
  return address?.replace('{number}', () => encodeURIComponent(number.trim()))
}

/** A tracking number without the spaces that carriers print in it for people to read. */
export const trackingNumber = (printed: string): string => withoutMarks(printed).replaceAll(/\s+/g, '')

/** Tracking numbers as pasted or scanned; each once. */
export function trackingNumbersOf(typed: string): string[] {
  const numbers = partsOf(typed).map(trackingNumber)
  return [...new Set(numbers)].filter(Boolean)
}
