import { render } from '@testing-library/react'
import type { OrderReturn } from '@wood-master/contract/returns'
import { describe, expect, it, vi } from 'vitest'
import { order, orderLine, oslo } from '#testing/factories.ts'
import { englishParts } from '../../../../scripts/texts/testing/english-parts.ts'
import type { Invoice } from './papers-api.ts'

const at = '2026-03-02T08:00:00.000Z'
const seller = { name: 'Wood-Master', address: 'Sawmill Lane 4, 7030 Trondheim' }
const lines = [
  orderLine({ name: 'Knauf', unit: 'Stk.' }),
  orderLine({ productId: 'p2', waiting: 4, toShip: 10 }),
]
const shipment = { id: 's1', lines: [{ productId: 'p1', quantity: 2 }], shippedAt: at }
const sent = { ...shipment, carrier: 'Posten', tracking: ['123'] }
const paid = order({ lines, poNumber: 'PO-1', address: { ...oslo, phone: '+47 1' } })
const slip = { kind: 'slips', seller, shipmentId: undefined } as const

const invoice: Invoice = {
  _id: 'i1',
  kind: 'invoice',
  number: '2026-1',
  issuedAt: at,
  paidAt: at,
  orderId: 'o1',
  orderNumber: 'K7M-2QX',
  orderedAt: at,
  poNumber: 'PO-1',
  currency: 'usd',
  seller: { ...seller, taxNumber: 'NO 1', contact: 'shop@wood-master.test', bank: 'NO93' },
  buyer: { name: 'Kari', email: 'kari@wood-master.test', address: { ...oslo, taxNumber: 'NO 2' } },
  lines: [
    {
      sku: 'K',
      name: 'Knauf',
      unit: 'Stk.',
      quantity: 2,
      unitPrice: 2,
      price: 4,
      promise: { from: at.slice(0, 10), to: at.slice(0, 10) },
    },
  ],
  goodsTotal: 4,
  shippingTotal: 1,
  shippingName: 'Posten',
  taxTotal: 0,
  tax: { name: 'MVA', percent: 0, reverseCharge: true },
  taxEvidence: { number: 'NO 2', status: 'valid', checkedAt: at, consultation: 'C1' },
  total: 5,
  transactionId: 'pi_1',
}
const back: OrderReturn = {
  id: 'r1',
  number: 'K7M-2QX-R1',
  lines: (['damaged', 'wrong', 'unwanted'] as const).map((reason, index) => ({
    productId: `p${index}`,
    quantity: 1,
    reason,
  })),
  state: 'accepted',
  sendTo: 'Wood-Master, Sawmill Lane 4',
  requestedAt: at,
  decidedAt: at,
}

/** Every paper with all that it can say, as code that was loaded in a language draws it. */
async function papersIn(language: 'de' | 'fr' | 'ar') {
  vi.resetModules()
  const { readLocaleFrom } = await import('@wood-master/contract/locale')
  readLocaleFrom(() => language)
  const { sheets } = await import('./sheet.tsx')
  const { Sheet } = sheets
  const { PickListSheet } = await import('./pick-list-sheet.tsx')
  const { ReturnSlip } = await import('./return-slip.tsx')
  const credit = { corrects: '2026-1', reason: 'Bruch' }
  const invoices = [
    invoice,
    { ...invoice, ...credit, kind: 'credit_note' as const },
    { ...invoice, ...credit, kind: 'credit_note_reversal' as const, reason: undefined },
  ]
  const [bill, credited, reversed] = invoices.map((one) => (
    <Sheet key={one.kind} kind="invoices" invoice={one} />
  ))
  return {
    invoice: bill,
    'credit note': credited,
    'reversal of a credit note': reversed,
    'packing slip': <Sheet {...slip} order={paid} />,
    'packing slip of a parcel': <Sheet {...slip} order={{ ...paid, shipments: [sent] }} shipmentId="s1" />,
    'packing slip without address': <Sheet {...slip} order={{ ...paid, address: undefined }} />,
    'address label': <Sheet kind="labels" seller={seller} order={paid} />,
    'pick list': <PickListSheet orders={[paid]} />,
    'return slip': <ReturnSlip order={paid} one={back} />,
  }
}

describe.each(['de', 'fr', 'ar'] as const)('in %s', (language) => {
  it('no paper says anything in English', async () => {
    const english = englishParts(language, ['web', 'contract'])
    const whole = new Set(english)
    const sentences = english.filter((part) => part.length >= 12)
    for (const [name, paper] of Object.entries(await papersIn(language))) {
      const { container, unmount } = render(paper)
      const said = [...container.querySelectorAll('*')].flatMap((element) => [
        element.getAttribute('aria-label') ?? '',
        ...[...element.childNodes]
          .filter(({ nodeType }) => nodeType === 3)
          .map((text) => text.nodeValue ?? ''),
      ])
      const texts = said.map((text) => text.trim()).filter(Boolean)
      expect(texts.length, name).toBeGreaterThan(3)
      expect(
        texts.filter((text) => whole.has(text) || sentences.some((part) => text.includes(part))),
        name,
      ).toEqual([])
      expect(texts.join(' '), name).not.toMatch(/\bMarch\b|Norway/)
      // Only the label is for a carrier.
      expect(texts.join(' ').includes('NORWAY'), name).toBe(name === 'address label')
      unmount()
    }
  })
})
