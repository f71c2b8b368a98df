import { brandOf } from '../cards/card-number.ts'
import { testCards } from '../cards/test-cards.ts'
import { newId } from '../ledger/ids.ts'
import type { Token } from '../ledger/objects.ts'
import type { Params } from '../wire/params.ts'
import { found, missingParameter } from '../wire/stripe-error.ts'
import { checkedCard } from './card-details.ts'
import { fingerprintOf } from './payment-methods.ts'
import type { Work } from './work.ts'

/** A card's single-use token, as older shops make of what was typed. */
export function createToken(work: Work, params: Params): Token {
  params.onlyKnown(
    'card guid muid sid payment_user_agent pasted_fields referrer time_on_page',
    'account bank_account customer cvc_update person pii',
  )
  const given = params.object('card')
  if (!given) throw missingParameter('card')
  const card = checkedCard(work, given)
  const id = newId('tok')
  const known = testCards.get(card.number)
  const check = (name: string) => (given.text(name) === null ? null : 'unchecked')
  const token: Token = {
    id,
    object: 'token',
    card: {
      id: newId('card'),
      object: 'card',
      address_city: given.text('address_city'),
      address_country: given.text('address_country'),
      address_line1: given.text('address_line1'),
      address_line1_check: check('address_line1'),
      address_line2: given.text('address_line2'),
      address_state: given.text('address_state'),
      address_zip: given.text('address_zip'),
      address_zip_check: check('address_zip'),
      brand: brandOf(card.number),
      country: known?.country ?? null,
      cvc_check: check('cvc'),
      dynamic_last4: null,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: fingerprintOf(card.number),
      funding: known?.funding ?? 'unknown',
      last4: card.number.slice(-4),
      metadata: {},
      name: given.text('name'),
      regulated_status: 'unregulated',
      tokenization_method: null,
    },
    client_ip: null,
    created: work.now,
    livemode: false,
    type: 'card',
    used: false,
  }
  work.ledger.tokens.set(id, token)
  work.ledger.testCards.set(id, card.number)
  return token
}

export const findToken = (work: Work, id: string) => found(work.ledger.tokens, id, 'token', 'token')
