import { screen, waitFor } from '@testing-library/react'
import type { Supply } from '@wood-master/contract/supply'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { useOnce } from '#components/forms/use-once.ts'
import { product } from '#testing/factories.ts'
import { errorResponse, noNetwork, onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { StockDialog } from './stock-dialog.tsx'

function open(supply?: Supply) {
  const onClose = vi.fn()
  const oak = product({ _id: 'oak', name: 'Oak dowels', supply })
  const view = renderRoutes([
    {
      path: '/',
      Component: () => <StockDialog product={oak} once={useOnce()} onClose={onClose} />,
    },
  ])
  return { ...view, onClose }
}

/** What is on hand, one answer after the other. */
function onHand(...figures: number[]) {
  let asked = 0
  onCall('getStockLevels', () => {
    const found = figures[Math.min(asked++, figures.length - 1)] ?? 0
    return [{ productId: 'oak', onHand: found, committed: 4, available: found - 4, incoming: 0, promised: 0 }]
  })
}

it('adds what was received to whatever is in stock by then', async () => {
  onHand(17)
  const booked = onCall('bookStock', () => ({ modifiedCount: 1 }))
  const { user, onClose } = open()
  expect(await screen.findByText(/on hand/, { selector: 'span' })).toHaveTextContent('17 on hand')
  await user.click(screen.getByRole('button', { name: 'Add to stock' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('A number of pieces is required')
  await user.type(screen.getByLabelText('Pieces received'), '30')
  await user.click(screen.getByRole('button', { name: 'Add to stock' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(booked.map(({ body }) => body)).toEqual([
    { kind: 'received', quantity: 30, key: expect.any(String) },
  ])
})

it('books under one key what was received until the shop has answered', async () => {
  onHand(17)
  const lost = onCall('bookStock', noNetwork)
  const { user, onClose } = open()
  const pieces = await screen.findByLabelText('Pieces received')
  await user.type(pieces, '30')
  const press = () => user.click(screen.getByRole('button', { name: 'Add to stock' }))
  await press()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('cannot be reached'))
  const booked = onCall('bookStock', () => ({ modifiedCount: 1 }))
  await user.type(pieces, '0')
  await press()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(booked[0]?.body).toMatchObject({ quantity: 300, key: lost[0]?.body.key })
})

it('books under another key what comes once the page shows that the first pieces, for orders that wait, arrived', async () => {
  onHand(17)
  const oak = (quantity: number) =>
    product({
      _id: 'oak',
      supply: { kind: 'backorder', incoming: [{ id: 'd1', quantity, on: '2026-05-12' }] },
    })
  function Row() {
    const once = useOnce()
    const [isOpen, setOpen] = useState(true)
    const [left, setLeft] = useState(100)
    const reopen = () => {
      setLeft(50)
      setOpen(true)
    }
    if (isOpen) return <StockDialog product={oak(left)} once={once} onClose={() => setOpen(false)} />
    return (
      <button type="button" onClick={reopen}>
        Open again
      </button>
    )
  }
  const { user } = renderRoutes([{ path: '/', Component: Row }])
  const book = async () => {
    await user.type(await screen.findByLabelText('Pieces received'), '50')
    await user.click(screen.getByRole('button', { name: 'Add to stock' }))
  }
  const lost = onCall('bookStock', noNetwork)
  await book()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('cannot be reached'))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByText('Open again'))
  const booked = onCall('bookStock', () => ({ modifiedCount: 1 }))
  await book()
  await screen.findByText('Open again')
  expect(booked[0]?.body.key).not.toBe(lost[0]?.body.key)
})

it('books what was received before the figures are there, and a count only once they are', async () => {
  onCall('getStockLevels', () => new Promise<never>(() => undefined))
  const booked = onCall('bookStock', () => ({ modifiedCount: 1 }))
  const { user, onClose } = open()
  await user.click(screen.getByRole('radio', { name: 'Counted' }))
  await user.type(screen.getByLabelText('Pieces found'), '30')
  await user.type(screen.getByLabelText('Reason'), 'Year-end count')
  await user.click(screen.getByRole('button', { name: 'Book the count' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('not known yet')
  expect(booked).toEqual([])
  await user.click(screen.getByRole('radio', { name: 'Received' }))
  await user.click(screen.getByRole('button', { name: 'Add to stock' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

it('says of a count what was on hand, and shows it anew when that has changed', async () => {
  onHand(17, 13)
  const sentence = 'Now 13 are on hand, not 17: parcels left.'
  const booked = onCall('bookStock', ({ body }) =>
    body.kind === 'counted' && body.onHand === 17
      ? errorResponse('changed_meanwhile', sentence)
      : { modifiedCount: 1 },
  )
  const { user, onClose } = open()
  await screen.findByText(/on hand/)
  await user.click(screen.getByRole('radio', { name: 'Counted' }))
  await user.type(screen.getByLabelText('Pieces found'), '12')
  await user.type(screen.getByLabelText('Reason'), 'Year-end count')
  await user.click(screen.getByRole('button', { name: 'Book the count' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  await waitFor(() =>
    expect(screen.getByText(/on hand/, { selector: 'span' })).toHaveTextContent('13 on hand'),
  )
  await user.click(screen.getByRole('button', { name: 'Book the count' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const count = { kind: 'counted', found: 12, reason: 'Year-end count', key: expect.any(String) }
  expect(booked.map(({ body }) => body)).toEqual([
    { ...count, onHand: 17 },
    { ...count, onHand: 13 },
  ])
})

it('offers the delivery that comes first, and says why one is refused', async () => {
  onHand(17)
  const said = 'There is no such delivery'
  onCall('bookStock', () => errorResponse('invalid_request', 'Please check.', { incoming: said }))
  const { user } = open({
    kind: 'backorder',
    incoming: [
      { id: 'late', quantity: 20, on: '2027-03-10' },
      { id: 'soon', quantity: 20, on: '2026-12-01' },
    ],
  })
  const delivery = await screen.findByLabelText('Delivery')
  expect(delivery).toHaveValue('soon')
  await user.type(screen.getByLabelText('Pieces received'), '20')
  await user.click(screen.getByRole('button', { name: 'Add to stock' }))
  await waitFor(() => expect(delivery).toHaveAccessibleDescription(said))
})
