import { Elements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { pageQuery } from '#lib/api/queries.ts'
import { order } from '#testing/factories.ts'
import { fakeStripe } from '#testing/fake-stripe.ts'
import { gate } from '#testing/gate.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { CardForm } from './card-form.tsx'

const visa = { _id: 'pm_visa', brand: 'visa', last4: '4242', expMonth: 3, expYear: 2030 }
const stripe = fakeStripe()
const loaded = stripe as unknown as Stripe

async function open(loading: Promise<Stripe>) {
  const cards = await pageQuery(['cards'], async () => [visa])
  function Component() {
    const [missing, setMissing] = useState(true)
    return (
      <Elements stripe={loading}>
        {missing && (
          <button type="button" onClick={() => setMissing(false)}>
            Deliver here
          </button>
        )}
        <CardForm
          order={order()}
          known
          cards={cards}
          addressMissing={missing}
          onPaid={async () => undefined}
        />
      </Elements>
    )
  }
  const { user } = renderRoutes([{ path: '/', Component }])
  await user.click(await screen.findByRole('button', { name: 'Deliver here' }))
  expect(await screen.findByRole('radio', { name: /Visa/ })).toBeChecked()
  return { user, pay: screen.getByRole('button', { name: /^Pay/ }) }
}

it("keeps Pay disabled until Stripe's script is there, with a saved card too", async () => {
  const { released, release } = gate()
  const { pay } = await open(released.then(() => loaded))
  expect(pay).toBeDisabled()
  release()
  await waitFor(() => expect(pay).toBeEnabled())
})

it('leads to the card once its field is ready, where that comes after the address', async () => {
  const mount = vi.spyOn(stripe.card, 'mount').mockImplementation(() => undefined)
  await open(Promise.resolve(loaded))
  await waitFor(() => expect(mount).toHaveBeenCalled())
  expect(stripe.card.focus).not.toHaveBeenCalled()
  mount.mockRestore()
  stripe.card.mount()
  await waitFor(() => expect(stripe.card.focus).toHaveBeenCalledOnce())
})
