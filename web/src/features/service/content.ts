/** A part of the page for customers; `id` is its place in the address. */
interface ServicePart {
  id: string
  title: string
  paragraphs: string[]
}

/** What a shop owner wants to know before ordering. Figures that the shop is set to are not repeated here. */
export const service: ServicePart[] = [
  {
    id: 'delivery',
    title: 'Delivery',
    paragraphs: [
      'We ship worldwide, by parcel or by pallet. The cart and the check-out show what delivery to your country costs for the weight of your order, and how many days it takes. Where we have no rate for your country or weight yet, write to us and we will find a carrier.',
      'Orders leave the workshop in the order in which they were paid. When yours leaves, its page in My Orders names the carrier and every tracking number.',
    ],
  },
  {
    id: 'returns',
    title: 'Returns and refunds',
    paragraphs: [
      'You may ask to cancel a paid order from its page until it is packed. Unused goods can come back within 30 days: write to us first, with the order number, and we will send the address.',
      'What arrives damaged or wrong is replaced or refunded, and you pay nothing to send it back. A refund goes to the card that paid, and a credit note stands beside the invoice.',
    ],
  },
  {
    id: 'terms',
    title: 'Terms',
    paragraphs: [
      'Prices are per unit and fall with the quantity where price breaks are shown. Minimum quantities are what shops usually order; where a product comes in case packs, order a multiple of them.',
      'Placing an order reserves its pieces, and its page says until when. The contract is made when it is paid; an order that is not paid in time is given up and costs nothing.',
      'Cards are handled by Stripe. The shop never sees a card number.',
    ],
  },
  {
    id: 'hours',
    title: 'Contact and hours',
    paragraphs: [
      'The workshop answers from Monday to Friday, 8 am to 4 pm. Messages that come later are answered on the next working day.',
    ],
  },
]
