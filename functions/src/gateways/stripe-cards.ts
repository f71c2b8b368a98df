import type Stripe from 'stripe'
import type { CardProvider } from '../domain/cards/own-cards.ts'
import { declinedIfInvalid, makeOnce, type StripeSettings, stripeCaller } from './stripe-client.ts'

const mostPerPage = 100

/** Saved cards are the payment methods of the account's customer at Stripe. */
export function stripeCards(settings: StripeSettings): CardProvider {
  const { call, callKnown } = stripeCaller(settings)

  return {
    createCustomer: ({ uid, key }) =>
      call(async ({ customers }) => {
        const { id } = await makeOnce<Stripe.Customer>(key, {
          make: (idempotencyKey) => customers.create({ metadata: { uid } }, { idempotencyKey }),
          // What a failed attempt left behind has no card and is nobody's.
          findMade: async () => undefined,
        })
        return id
      }),

    async knowsCustomer(customerId) {
      const found = await callKnown(({ customers }) => customers.retrieve(customerId))
      return found !== undefined && !found.deleted
    },

    async cardsOf(customerId) {
      const found = await callKnown(async ({ customers }) => {
        const cards = []
        const all = customers.listPaymentMethods(customerId, { type: 'card', limit: mostPerPage })
        for await (const { id, card } of all) if (card) cards.push(cardOf(id, card))
        return cards
      })
      return found ?? []
    },

    async removeCard(cardId) {
      // Stripe refuses to detach what another call has detached meanwhile.
      const outcome = await declinedIfInvalid(() =>
        call(({ paymentMethods }) => paymentMethods.detach(cardId)),
      )
      return !('declined' in outcome)
    },

    async deleteCustomer(customerId) {
      await callKnown(({ customers }) => customers.del(customerId))
    },
  }
}

function cardOf(id: string, { brand, last4, exp_month, exp_year, fingerprint }: Stripe.PaymentMethod.Card) {
  const known = { id, brand, last4, expMonth: exp_month, expYear: exp_year }
  return fingerprint ? { ...known, fingerprint } : known
}
