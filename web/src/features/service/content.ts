import { seller } from '#config/seller.ts'
import * as m from '#texts/service.ts'

/** What a shop owner wants to know before ordering. Figures that the shop is set to are not repeated here; `id` is a part's place in the address. */
export const service = [
  {
    id: 'delivery',
    title: m.delivery(),
    paragraphs: [m.deliveryWays(), m.deliveryOrder()],
  },
  {
    id: 'returns',
    title: m.returnsAndRefunds(),
    paragraphs: [m.cancelling(), m.complaints()],
  },
  {
    id: 'terms',
    title: m.terms(),
    paragraphs: [m.prices(), m.contract(), m.cards()],
  },
  {
    id: 'hours',
    title: m.contactAndHours(),
    paragraphs: [
      ...(seller.hours ? [m.hours({ hours: seller.hours })] : []),
      [seller.name, seller.address, seller.phone, seller.email].filter(Boolean).join(' · '),
    ],
  },
]
