/** Why a card's bank, or Radar, refuses a charge. */
export interface Decline {
  code: string
  /** Null where Stripe documents none beside the code. */
  declineCode: string | null
  message: string
  param?: string
  /** What the card network said; none where the bank was never asked. */
  networkCode?: string
  advice?: 'confirm_card_data' | 'do_not_try_again' | 'try_again_later'
  /** Set where Radar refused it before or after the bank was asked. */
  radar?: 'highest_risk_level' | 'rule'
}

const declined = 'Your card was declined.'

/** The networks' codes are those of ISO 8583, as far as Visa uses them. */
export const declines = {
  generic: {
    code: 'card_declined',
    declineCode: 'generic_decline',
    message: declined,
    networkCode: '01',
    advice: 'try_again_later',
  },
  insufficientFunds: {
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
    networkCode: '51',
    advice: 'try_again_later',
  },
  lost: {
    code: 'card_declined',
    declineCode: 'lost_card',
    message: declined,
    networkCode: '41',
    advice: 'do_not_try_again',
  },
  stolen: {
    code: 'card_declined',
    declineCode: 'stolen_card',
    message: declined,
    networkCode: '43',
    advice: 'do_not_try_again',
  },
  fraudulent: {
    code: 'card_declined',
    declineCode: 'fraudulent',
    message: declined,
    networkCode: '59',
    advice: 'do_not_try_again',
  },
  blockedByRadar: {
    code: 'card_declined',
    declineCode: 'fraudulent',
    message: declined,
    radar: 'highest_risk_level',
  },
  velocity: {
    code: 'card_declined',
    declineCode: 'card_velocity_exceeded',
    message:
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    networkCode: '65',
    advice: 'try_again_later',
  },
  expired: {
    code: 'expired_card',
    declineCode: 'expired_card',
    message: 'Your card has expired.',
    param: 'exp_month',
    networkCode: '54',
    advice: 'do_not_try_again',
  },
  incorrectCvc: {
    code: 'incorrect_cvc',
    declineCode: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
    param: 'cvc',
    networkCode: 'N7',
    advice: 'confirm_card_data',
  },
  incorrectZip: {
    code: 'incorrect_zip',
    declineCode: 'incorrect_zip',
    message: 'The zip code you supplied failed validation.',
    param: 'address_zip',
    radar: 'rule',
  },
  processingError: {
    code: 'processing_error',
    declineCode: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
    networkCode: '96',
    advice: 'try_again_later',
  },
  lookupFailed: {
    code: 'card_declined',
    declineCode: 'generic_decline',
    message: declined,
    networkCode: '96',
    advice: 'try_again_later',
  },
  authenticationRequired: {
    code: 'authentication_required',
    declineCode: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
    networkCode: '1A',
    advice: 'try_again_later',
  },
} as const satisfies Record<string, Decline>
