/** Why a card's bank, or Radar, refuses a charge. */
export interface Decline {
  code: string
  declineCode: string
  message: string
  param?: string
  /** What the card network said; none where the bank was never asked. */
  networkCode?: string
  advice?: 'confirm_card_data' | 'do_not_try_again' | 'try_again_later'
  /** Set where Radar refused it before or after the bank was asked. */
  radar?: 'highest_risk_level' | 'rule'
}

/** Refused by the bank: the network's code is one of ISO 8583, as far as Visa uses it. */
const byBank = (
  declineCode: string,
  networkCode: string,
  advice: Decline['advice'],
  more: Partial<Decline> = {},
): Decline => ({
  code: 'card_declined',
  declineCode,
  message: 'Your card was declined.',
  networkCode,
  advice,
  ...more,
})

/** The same where the code says it already. */
const byName = (code: string, networkCode: string, advice: Decline['advice'], more: Partial<Decline>) =>
  byBank(code, networkCode, advice, { code, ...more })

const [later, never] = ['try_again_later', 'do_not_try_again'] as const

export const declines = {
  generic: byBank('generic_decline', '01', later),
  insufficientFunds: byBank('insufficient_funds', '51', later, {
    message: 'Your card has insufficient funds.',
  }),
  lost: byBank('lost_card', '41', never),
  stolen: byBank('stolen_card', '43', never),
  velocity: byBank('card_velocity_exceeded', '65', later, {
    message:
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  }),
  expired: byName('expired_card', '54', never, { message: 'Your card has expired.', param: 'exp_month' }),
  incorrectCvc: byName('incorrect_cvc', 'N7', 'confirm_card_data', {
    message: "Your card's security code is incorrect.",
    param: 'cvc',
  }),
  processingError: byName('processing_error', '96', later, {
    message: 'An error occurred while processing your card. Try again in a little bit.',
  }),
  lookupFailed: byBank('generic_decline', '96', later),
  authenticationRequired: byName('authentication_required', '1A', later, {
    message: 'Your card was declined. This transaction requires authentication.',
  }),
  blockedByRadar: {
    code: 'card_declined',
    declineCode: 'fraudulent',
    message: 'Your card was declined.',
    radar: 'highest_risk_level',
  },
  incorrectZip: {
    code: 'incorrect_zip',
    declineCode: 'incorrect_zip',
    message: 'The zip code you supplied failed validation.',
    param: 'address_zip',
    radar: 'rule',
  },
} satisfies Record<string, Decline>
