import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { order, orderLine } from '#testing/factories.ts'
import { sheets } from './sheet.tsx'

const shipments = [{ id: 's1', lines: [], carrier: 'UPS', shippedAt: '2026-03-02T08:00:00.000Z' }]
const shipping = { rateId: 'post', name: 'Post parcel' }

it.each([
  ['the rate while something is to be sent', 4, 'Post parcel'],
  ['the carrier of what left once all did', 0, 'UPS'],
])('names %s', (_, toShip, carrier) => {
  const sent = order({ shipments, shipping, lines: [orderLine({ toShip })] })
  render(<sheets.Sheet kind="labels" seller={{ name: 'Wood-Master', address: '' }} order={sent} />)
  expect(screen.getByText(carrier)).toBeInTheDocument()
})
