import { type CardRow, card } from './test-card.ts'

/** Cards that pay, one of each brand and kind; the ids without `pm_card_` and `tok_`. */
export const cardsByBrand: CardRow[] = [
  card('4242424242424242', 'visa us'),
  card('4000056655665556', 'visa_debit', { funding: 'debit' }),
  card('5555555555554444', 'mastercard'),
  card('2223003122003222', ''),
  card('5200828282828210', 'mastercard_debit', { funding: 'debit' }),
  card('5105105105105100', 'mastercard_prepaid', { funding: 'prepaid' }),
  card('378282246310005', 'amex amex_threeDSecureNotSupported', { threeDSecure: 'not supported' }),
  card('371449635398431', '', { threeDSecure: 'not supported' }),
  card('6011111111111117', 'discover'),
  card('6011000990139424', ''),
  card('6011981111111113', '', { funding: 'debit' }),
  card('3056930009020004', 'diners'),
  card('36227206271667', ''),
  card('6555900000604105', '', { country: 'KR' }),
  card('3566002020360505', 'jcb', { country: 'JP' }),
  card('6200000000000005', 'unionpay', { country: 'CN' }),
  card('6200000000000047', '', { country: 'CN', funding: 'debit' }),
  card('6205500000000000004', '', { country: 'CN' }),
  card('4000002500001001', 'visa_cartesBancaires', { country: 'FR', coBrand: 'cartes_bancaires' }),
  card('5555552500001001', 'mastercard_cartesBancaires', { country: 'FR', coBrand: 'cartes_bancaires' }),
  ...[
    ['4000050360000001', 'visa_debit_eftposAuCoBranded'] as const,
    ['5555050360000080', 'mastercard_debit_eftposAuCoBranded'] as const,
  ].map(([number, id]) => card(number, id, { country: 'AU', funding: 'debit', coBrand: 'eftpos_au' })),
  card('4000051230000072', 'debit_visaFsaProductCode debit_visaHsaProductCode', { funding: 'debit' }),
  card('5200828282828897', 'mastercard_debit_mastercardFsaProductCode', { funding: 'debit' }),
]
