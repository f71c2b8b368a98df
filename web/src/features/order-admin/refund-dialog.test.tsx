import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useOnce } from '#components/forms/use-once.ts'
import { session } from '#lib/session/session.ts'
import { order, orderLine, shopper } from '#testing/factories.ts'
import { errorResponse, noNetwork, onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { OrderActions } from './order-actions.tsx'
import { RefundDialog } from './refund-dialog.tsx'

const paid = { paymentStatus: true, state: 'paid' as const }
const done = { insertedId: 'r1', refundedAmount: 25, state: 'refunded' as const }

function open(change = {}) {
  const onClose = vi.fn()
  const load = vi.fn(() => null)
  const view = renderRoutes([
    {
      path: '/',
      loader: load,
      Component: () => (
        <RefundDialog order={order({ ...paid, ...change })} once={useOnce()} onClose={onClose} />
      ),
    },
  ])
  return { ...view, onClose, load }
}

const amount = () => screen.findByLabelText('Amount')
const reason = () => screen.getByRole('textbox', { name: 'Reason' })
const refund = () => screen.getByRole('button', { name: /^Refund/ })

it('refunds all that is left with a reason, and returns the pieces to stock when asked to', async () => {
  const sent = onCall('refundOrder', () => done)
  const { user, onClose } = open({ refundedAmount: 5 })
  expect(await amount()).toHaveValue('20')
  expect(refund()).toHaveTextContent('Refund $ 20/=')
  await user.type(reason(), ' Arrived split ')
  await user.click(screen.getByRole('checkbox', { name: 'Return the 10 pieces to stock' }))
  await user.click(refund())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent).toMatchObject([
    { params: { id: 'o1' }, body: { amount: 20, reason: 'Arrived split', restock: true } },
  ])
})

it('returns to stock only what is still to be sent', async () => {
  open({ lines: [orderLine({ toShip: 6 })] })
  await amount()
  expect(screen.getByRole('checkbox', { name: 'Return the 6 pieces to stock' })).toBeVisible()
})

it('refunds what an amount with a decimal comma says', async () => {
  const sent = onCall('refundOrder', () => done)
  const { user } = open()
  await user.clear(await amount())
  await user.type(await amount(), '1,50')
  expect(refund()).toHaveTextContent('Refund $ 1.50/=')
  await user.type(reason(), 'Arrived split')
  await user.click(refund())
  await waitFor(() => expect(sent).toMatchObject([{ body: { amount: 1.5 } }]))
})

it('offers no restocking of what has been shipped', async () => {
  open({ shipped: true, state: 'shipped', lines: [orderLine({ toShip: 0 })] })
  await amount()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it.each([
  [' ', 'Amount is required'],
  ['30', 'At most $ 25/= can be refunded'],
  ['0', 'Use an amount above 0 with at most two decimals'],
  ['1.250', 'Use an amount above 0 with at most two decimals'],
  ['1.005', 'Use an amount above 0 with at most two decimals'],
])('rejects the amount %s beside its field, and sends nothing', async (typed, message) => {
  const sent = onCall('refundOrder', () => done)
  const { user } = open()
  await user.clear(await amount())
  await user.type(await amount(), typed)
  await user.type(reason(), 'Arrived split')
  await user.click(refund())
  await waitFor(async () => expect(await amount()).toHaveAccessibleDescription(message))
  expect(sent).toEqual([])
})

it('asks for a reason', async () => {
  const { user } = open()
  await amount()
  await user.click(refund())
  await waitFor(() => expect(reason()).toHaveAccessibleDescription('Reason is required'))
})

it("shows the server's message beside its field", async () => {
  onCall('refundOrder', () =>
    errorResponse('invalid_request', 'Please check the form.', { reason: 'Is too long' }),
  )
  const { user, onClose } = open()
  await amount()
  await user.type(reason(), 'Arrived split')
  await user.click(refund())
  await waitFor(() => expect(reason()).toHaveAccessibleDescription('Is too long'))
  expect(onClose).not.toHaveBeenCalled()
})

it('repeats with the same key while nobody knows whether the refund was made', async () => {
  const lost = onCall('refundOrder', noNetwork)
  const { user, onClose } = open()
  await amount()
  await user.type(reason(), 'Arrived split')
  await user.click(refund())
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached')

  const sent = onCall('refundOrder', () => done)
  await user.click(refund())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent[0]?.body.key).toBe(lost[0]?.body.key)
})

it('repeats with the same key in a dialog that is opened anew', async () => {
  const lost = onCall('refundOrder', noNetwork)
  session.start(shopper, 'token')
  const { user } = renderRoutes([
    { path: '/', Component: () => <OrderActions order={order(paid)} className="" /> },
  ])
  const ask = async (why: string) => {
    await user.click(await screen.findByRole('button', { name: /^Refund/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), why)
    await user.click(dialog.getByRole('button', { name: /^Refund/ }))
  }
  await ask('Arrived split')
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()

  const sent = onCall('refundOrder', () => done)
  await ask('Split on its way')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent[0]?.body.key).toBe(lost[0]?.body.key)
})

it('loads the order again once the dialog of a refused refund is closed', async () => {
  onCall('refundOrder', () => errorResponse('refund_not_possible', 'Less than that is left.'))
  const { user, load } = open()
  await amount()
  await user.type(reason(), 'Arrived split')
  await user.click(refund())
  expect(await screen.findByRole('alert')).toHaveTextContent('Less than that is left.')
  expect(load).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
})

it('takes a new key after a definite no', async () => {
  const rejected = onCall('refundOrder', () =>
    errorResponse('refund_not_possible', 'Less than that is left.'),
  )
  const { user, onClose } = open()
  await amount()
  await user.type(reason(), 'Arrived split')
  await user.click(refund())
  expect(await screen.findByRole('alert')).toHaveTextContent('Less than that is left.')

  const sent = onCall('refundOrder', () => done)
  await user.click(refund())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent[0]?.body.key).not.toBe(rejected[0]?.body.key)
})

it('speaks the currency of the order', async () => {
  open({ currency: 'jpy', price: 12_000, unitPrice: 1_200 })
  await amount()
  expect(refund()).toHaveTextContent('Refund ¥12,000')
})

const many = {
  price: 65,
  lines: [
    orderLine({ refundedQuantity: 4 }),
    orderLine({ productId: 'p2', name: 'Oak leg', quantity: 4, unitPrice: 10, price: 40 }),
  ],
}

it('refunds units by line, each returned to stock or not', async () => {
  const sent = onCall('refundOrder', () => done)
  const { user, onClose } = open(many)
  expect(await screen.findByRole('radio', { name: 'Units of lines' })).toBeChecked()
  expect(screen.getByText(/^6 of 10 left/)).toBeVisible()
  await user.type(screen.getByLabelText('Units of Oak knob'), '2')
  await user.type(screen.getByLabelText('Units of Oak leg'), '1')
  await user.click(screen.getByRole('checkbox', { name: /^Return to stock.*Oak leg$/ }))
  expect(refund()).toHaveTextContent('Refund $ 15/=')
  await user.type(reason(), 'Arrived split')
  await user.click(refund())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent.map(({ body }) => body)).toEqual([
    {
      lines: [
        { productId: 'p1', quantity: 2, restock: false },
        { productId: 'p2', quantity: 1, restock: true },
      ],
      restock: false,
      reason: 'Arrived split',
      key: expect.any(String),
    },
  ])
})

it('takes no units that cannot be read for none', async () => {
  const sent = onCall('refundOrder', () => done)
  const { user } = open(many)
  await user.type(await screen.findByLabelText('Units of Oak knob'), 'two')
  await user.type(screen.getByLabelText('Units of Oak leg'), '1')
  await user.type(reason(), 'Arrived split')
  await user.click(refund())
  await waitFor(() =>
    expect(screen.getByLabelText('Units of Oak knob')).toHaveAccessibleDescription(
      'Use a whole number from 0 to 6',
    ),
  )
  expect(sent).toEqual([])
})

it('refunds no more units than are left, and not nothing', async () => {
  const sent = onCall('refundOrder', () => done)
  const { user } = open(many)
  await user.type(await screen.findByLabelText('Units of Oak knob'), '7')
  await user.type(reason(), 'Arrived split')
  await user.click(refund())
  await waitFor(() =>
    expect(screen.getByLabelText('Units of Oak knob')).toHaveAccessibleDescription(
      'Use a whole number from 0 to 6',
    ),
  )
  await user.clear(screen.getByLabelText('Units of Oak knob'))
  await user.click(refund())
  expect(await screen.findByText('Enter a quantity for at least one line')).toBeVisible()
  expect(sent).toEqual([])
})
